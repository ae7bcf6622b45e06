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
import { en } from '../src/catalogue.en.ts'
import { RACE_IDS, type RaceId } from '../src/data/races.ts'
import { decisions } from '../src/decisions.ts'
import { optionsShape } from '../src/options.ts'
import { begin } from '../src/setup/begin.ts'
import type { Player, SailsOfWar, SowTable, State } from '../src/state.ts'
import { view } from '../src/view.ts'

/** A position to try a rule on: the start of a match with these seats, changed as the test likes. */
export function position(
  seats: readonly RaceId[],
  options: object = {},
  change?: (state: State) => void,
): State {
  const state = begin(seats, optionsShape.parse(options))
  state.round = 1
  change?.(state)
  return state
}

/** The player of a seat in a position. */
export function of(state: State, race: RaceId): Player {
  const player = state.players[race]
  assert.ok(player, `${race} is not in play`)
  return player
}

export interface SceneWish {
  /** Dice of the scene's main flow, or by the name of a flow inside it ('fire:mellon'). */
  readonly dice?: readonly Foreseen[] | Readonly<Record<string, readonly Foreseen[]>>
  readonly words?: Catalogue
  readonly decisions?: readonly AnyDecision[]
}

/** One piece of the rules run by itself on a position, with scripted dice and the answers a test gives. */
export class Scene {
  readonly #match: Match<SailsOfWar>
  readonly #dice = new Map<string, ScriptedDice>()
  readonly #words: Catalogue

  constructor(start: State, flow: (t: SowTable) => Flow<unknown> | undefined, wish: SceneWish = {}) {
    const game = sceneGame(start, flow, wish)
    this.#words = wish.words ?? en
    const record = granted(layTable(game, { options: {}, seats: start.seats, seed: seedFrom('scene') }))
    this.#match = granted(Match.open(game, record, { dice: (name) => this.#diceOf(name, wish.dice ?? []) }))
  }

  get state(): State {
    return this.#match.state
  }

  get over(): boolean {
    return this.#match.outcome !== undefined
  }

  awaited(): readonly RaceId[] {
    return this.#match.awaited()
  }

  /** The kinds of the questions before a seat. */
  asked(seat: RaceId): string[] {
    return this.#match.questions(seat).map(({ kind }) => kind)
  }

  /** The one open question of this kind before a seat. */
  question(seat: RaceId, kind: string) {
    const open = this.#match.questions(seat).filter((each) => each.kind === kind)
    const [question] = open
    assert.ok(question, `${seat} is not asked '${kind}', but: ${this.asked(seat).join(', ') || 'nothing'}`)
    return question
  }

  answer(seat: RaceId, kind: string, answer: unknown): this {
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (!given.ok) assert.fail(`refused: ${textOf(given.refusal.refused, tableWords, this.#words)}`)
    return this
  }

  /** Tries an answer that must be refused, and says by which clause. */
  refusal(seat: RaceId, kind: string, answer: unknown): string {
    const before = JSON.stringify(this.state)
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (given.ok) assert.fail(`${seat} got away with ${JSON.stringify(answer)}`)
    assert.equal(JSON.stringify(this.state), before, 'a refused answer changes nothing')
    assert.match(textOf(given.refusal.refused, tableWords, this.#words), /[.!?]$/)
    return given.refusal.clause
  }

  instruct(seat: RaceId, kind: string, instruction: unknown): this {
    granted(this.#match.instruct(seat, kind, instruction))
    return this
  }

  /** Lets time run out for a seat's question, or for all that are open. */
  away(seat?: RaceId, kind?: string): this {
    for (const question of [...this.#match.unanswered()]) {
      if ((seat === undefined || question.seat === seat) && (kind === undefined || question.kind === kind)) {
        this.#match.timeUp(question.seat, question.id)
      }
    }
    return this
  }

  warnings(seat: RaceId, kind: string, answer: unknown): string[] {
    return this.question(seat, kind)
      .warnings(answer)
      .map((warning) => textOf(warning, tableWords, this.#words))
  }

  /** The lines a looker can read, as text. */
  told(viewer: RaceId | 'spectator' = 'spectator'): string[] {
    return this.#match.ledger(viewer).map(({ what }) => textOf(what, tableWords, this.#words))
  }

  view(viewer: RaceId | 'spectator') {
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
    const dice = scriptedDice(own, 10)
    this.#dice.set(path, dice)
    return dice
  }
}

function isScript(script: NonNullable<SceneWish['dice']>): script is readonly Foreseen[] {
  return Array.isArray(script)
}

function sceneGame(
  start: State,
  flow: (t: SowTable) => Flow<unknown> | undefined,
  wish: SceneWish,
): Game<SailsOfWar> {
  let over = false
  return {
    id: 'scene',
    name: 'Scene',
    version: 1,
    words: wish.words ?? en,
    options: optionsShape,
    seats: { all: RACE_IDS, fewest: 1, most: RACE_IDS.length, choose: () => start.seats },
    decisions: wish.decisions ?? decisions,
    bots: { random: randomBot },
    begin: () => start,
    *turn(t) {
      const running = flow(t)
      if (running !== undefined) yield* running
      over = true
    },
    outcome: () => (over ? { winners: [], how: 'nobodyLeft' } : undefined),
    view,
    resample: () => start,
  }
}

function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value
  return assert.fail(JSON.stringify(result.refusal))
}
