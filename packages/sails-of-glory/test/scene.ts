import assert from 'node:assert/strict'
import {
  type AnyDecision,
  type Catalogue,
  type Flow,
  type Foreseen,
  type Game,
  layTable,
  Match,
  type Result,
  randomBot,
  type ScriptedDice,
  scriptedDice,
  seedFrom,
  tableWords,
  textOf,
} from '@windward/table'
import { MM } from '../src/data/measures.ts'
import type { ShipId } from '../src/data/ships.ts'
import { decisions } from '../src/decisions.ts'
import { optionsShape } from '../src/options.ts'
import { SEATS, type Seat } from '../src/seats.ts'
import { begin } from '../src/setup/begin.ts'
import { shipOf } from '../src/ships.ts'
import type { SailsOfGlory, Ship, SogTable, State } from '../src/state.ts'
import { view } from '../src/view.ts'
import { en } from '../src/words.en.ts'

export const DUEL: readonly Seat[] = ['british-1', 'french-1']

/** Where a ship lies in a test: millimetres and degrees, and whatever else the test wants of her. */
export interface Lying extends Partial<Omit<Ship, 'id' | 'side' | 'captain' | 'pose'>> {
  readonly at: readonly [x: number, y: number, heading?: number]
}

/**
 * A position to try a rule on: Enemy in Sight in its first turn. The ships named lie where they are put; the others
 * are not in play.
 */
export function position(
  lying: Readonly<Partial<Record<ShipId, Lying>>>,
  options: object = {},
  seats: readonly Seat[] = DUEL,
): State {
  const state = begin(seats, optionsShape.parse(options))
  state.number = 1
  state.phase = 'planning'
  for (const ship of state.ships) {
    const wish = lying[ship.id]
    ship.fate = wish === undefined ? 'left' : 'afloat'
    if (wish === undefined) continue
    const { at, ...rest } = wish
    Object.assign(ship, rest)
    ship.pose = poseAt(...at)
    if (wish.mustered === undefined) ship.mustered = { hull: ship.hull.length, crew: ship.crew.length }
  }
  const strangers = Object.keys(lying).filter((id) => !state.ships.some((ship) => ship.id === id))
  assert.deepEqual(strangers, [], 'these ships are not in the match')
  return state
}

export function poseAt(x: number, y: number, heading = 0) {
  return { x: x * MM, y: y * MM, heading: heading * 1000 }
}

export interface SceneWish {
  readonly dice?: readonly Foreseen[] | Readonly<Record<string, readonly Foreseen[]>>
  readonly words?: Catalogue
  readonly decisions?: readonly AnyDecision[]
}

/** Counters a test foresees, as they are drawn from their bags. */
export function draws(...faces: readonly string[]): Foreseen[] {
  return faces.map((face) => ({ draws: face }))
}

/** One piece of the rules run by itself on a position, with scripted dice and the answers a test gives. */
export class Scene {
  readonly #match: Match<SailsOfGlory>
  readonly #dice = new Map<string, ScriptedDice>()

  constructor(start: State, flow: (t: SogTable) => Flow<unknown> | undefined, wish: SceneWish = {}) {
    const game = sceneGame(start, flow, wish)
    const record = granted(layTable(game, { options: {}, seats: start.seats, seed: seedFrom('scene') }))
    this.#match = granted(Match.open(game, record, { dice: (name) => this.#diceOf(name, wish.dice ?? []) }))
  }

  get state(): State {
    return this.#match.state
  }

  get over(): boolean {
    return this.#match.outcome !== undefined
  }

  ship(id: ShipId): Ship {
    return shipOf(this.state, id)
  }

  awaited(): readonly Seat[] {
    return this.#match.awaited()
  }

  asked(seat: Seat): string[] {
    return this.#match.questions(seat).map(({ kind }) => kind)
  }

  /** The one open question of this kind before a seat. */
  question(seat: Seat, kind: string) {
    const open = this.#match.questions(seat).filter((each) => each.kind === kind)
    const [question] = open
    assert.ok(question, `${seat} is not asked '${kind}', but: ${this.asked(seat).join(', ') || 'nothing'}`)
    return question
  }

  answer(seat: Seat, kind: string, answer: unknown): this {
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (!given.ok) assert.fail(`refused: ${textOf(given.refusal.refused, tableWords, en)}`)
    return this
  }

  /** Tries an answer that must be refused, and says by which clause. */
  refusal(seat: Seat, kind: string, answer: unknown): string {
    const before = JSON.stringify(this.state)
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (given.ok) assert.fail(`${seat} got away with ${JSON.stringify(answer)}`)
    assert.equal(JSON.stringify(this.state), before, 'a refused answer changes nothing')
    assert.match(textOf(given.refusal.refused, tableWords, en), /[.!?]$/)
    return given.refusal.clause
  }

  instruct(seat: Seat, kind: string, instruction: unknown): this {
    granted(this.#match.instruct(seat, kind, instruction))
    return this
  }

  /** Lets time run out for a seat's question, or for all that are open. */
  away(seat?: Seat, kind?: string): this {
    for (const question of [...this.#match.unanswered()]) {
      if ((seat === undefined || question.seat === seat) && (kind === undefined || question.kind === kind)) {
        this.#match.timeUp(question.seat, question.id)
      }
    }
    return this
  }

  warnings(seat: Seat, kind: string, answer: unknown): string[] {
    return this.question(seat, kind)
      .warnings(answer)
      .map((warning) => textOf(warning, tableWords, en))
  }

  /** The lines a looker can read, as text. */
  told(viewer: Seat | 'spectator' = 'spectator'): string[] {
    return this.#match.ledger(viewer).map(({ what }) => textOf(what, tableWords, en))
  }

  view(viewer: Seat | 'spectator') {
    return this.#match.view(viewer)
  }

  /** Fails if scripted dice were left over. */
  diceSpent(): this {
    for (const [name, dice] of this.#dice) assert.equal(dice.left, 0, `dice of '${name}' left over`)
    return this
  }

  #diceOf(name: string, script: NonNullable<SceneWish['dice']>): ScriptedDice {
    const path = name.replace(/^1\/?/, '')
    const own = isScript(script) ? (path === '' ? script : undefined) : script[path]
    assert.ok(own, `no dice are scripted for '${path}'`)
    const dice = scriptedDice(own)
    this.#dice.set(path, dice)
    return dice
  }
}

/** A piece of the rules that asks nobody, as a scene. */
export function once(deed: (t: SogTable) => void): (t: SogTable) => undefined {
  return (t) => {
    deed(t)
    return undefined
  }
}

function isScript(script: NonNullable<SceneWish['dice']>): script is readonly Foreseen[] {
  return Array.isArray(script)
}

function sceneGame(
  start: State,
  flow: (t: SogTable) => Flow<unknown> | undefined,
  wish: SceneWish,
): Game<SailsOfGlory> {
  let over = false
  return {
    id: 'scene',
    name: 'Scene',
    version: 1,
    words: wish.words ?? en,
    options: optionsShape,
    seats: { all: SEATS, fewest: 1, most: SEATS.length, choose: () => start.seats },
    decisions: wish.decisions ?? decisions,
    bots: { random: randomBot },
    begin: () => start,
    *turn(t) {
      const running = flow(t)
      if (running !== undefined) yield* running
      over = true
    },
    outcome: () => (over ? { winners: [], side: null, how: 'all-lost', points: null } : undefined),
    view,
    resample: () => start,
  }
}

function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value
  return assert.fail(JSON.stringify(result.refusal))
}
