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
import { FACTION_IDS, type FactionId } from '../src/data/factions.ts'
import { optionsShape } from '../src/options.ts'
import { begin } from '../src/setup/begin.ts'
import type { Power, SnsTable, State, SwordsAndSails } from '../src/state.ts'
import { view } from '../src/view.ts'

/** A position to try a rule on: the start of a match with these seats, in Spring 1000, changed as the test likes. */
export function position(
  seats: readonly FactionId[],
  options: object = {},
  change?: (state: State) => void,
): State {
  const state = begin(seats, optionsShape.parse(options))
  state.number = 1
  change?.(state)
  return state
}

/** The power of a seat in a position. */
export function of(state: State, faction: FactionId): Power {
  const power = state.powers[faction]
  assert.ok(power, `${faction} is not in play`)
  return power
}

export interface SceneWish {
  /** Dice of the scene's main flow, or by the name of a flow inside it ('battle:thrace'). */
  readonly dice?: readonly Foreseen[] | Readonly<Record<string, readonly Foreseen[]>>
  readonly words: Catalogue
  readonly decisions?: readonly AnyDecision[]
}

/** One piece of the rules run by itself on a position, with scripted dice and the answers a test gives. */
export class Scene {
  readonly #match: Match<SwordsAndSails>
  readonly #dice = new Map<string, ScriptedDice>()
  readonly #words: Catalogue

  constructor(start: State, flow: (t: SnsTable) => Flow<unknown> | undefined, wish: SceneWish) {
    const game = sceneGame(start, flow, wish)
    this.#words = wish.words
    const record = granted(layTable(game, { options: {}, seats: start.seats, seed: seedFrom('scene') }))
    this.#match = granted(Match.open(game, record, { dice: (name) => this.#diceOf(name, wish.dice ?? []) }))
  }

  get state(): State {
    return this.#match.state
  }

  get over(): boolean {
    return this.#match.outcome !== undefined
  }

  awaited(): readonly FactionId[] {
    return this.#match.awaited()
  }

  /** The kinds of the questions before a seat. */
  asked(seat: FactionId): string[] {
    return this.#match.questions(seat).map(({ kind }) => kind)
  }

  /** The one open question of this kind before a seat. */
  question(seat: FactionId, kind: string) {
    const open = this.#match.questions(seat).filter((each) => each.kind === kind)
    const [question] = open
    assert.ok(question, `${seat} is not asked '${kind}', but: ${this.asked(seat).join(', ') || 'nothing'}`)
    return question
  }

  answer(seat: FactionId, kind: string, answer: unknown): this {
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (!given.ok) assert.fail(`refused: ${textOf(given.refusal.refused, tableWords, this.#words)}`)
    return this
  }

  /** Tries an answer that must be refused, and says by which clause. */
  refusal(seat: FactionId, kind: string, answer: unknown): string {
    const before = JSON.stringify(this.state)
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (given.ok) assert.fail(`${seat} got away with ${JSON.stringify(answer)}`)
    assert.equal(JSON.stringify(this.state), before, 'a refused answer changes nothing')
    assert.match(textOf(given.refusal.refused, tableWords, this.#words), /[.!?]$/)
    return given.refusal.clause
  }

  instruct(seat: FactionId, kind: string, instruction: unknown): this {
    granted(this.#match.instruct(seat, kind, instruction))
    return this
  }

  /** Lets time run out for a seat's question, or for all that are open. */
  away(seat?: FactionId, kind?: string): this {
    for (const question of [...this.#match.unanswered()]) {
      if ((seat === undefined || question.seat === seat) && (kind === undefined || question.kind === kind)) {
        this.#match.timeUp(question.seat, question.id)
      }
    }
    return this
  }

  warnings(seat: FactionId, kind: string, answer: unknown): string[] {
    return this.question(seat, kind)
      .warnings(answer)
      .map((warning) => textOf(warning, tableWords, this.#words))
  }

  /** The lines a looker can read, as text. */
  told(viewer: FactionId | 'spectator' = 'spectator'): string[] {
    return this.#match.ledger(viewer).map(({ what }) => textOf(what, tableWords, this.#words))
  }

  view(viewer: FactionId | 'spectator') {
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

function isScript(script: NonNullable<SceneWish['dice']>): script is readonly Foreseen[] {
  return Array.isArray(script)
}

export function sceneGame(
  start: State,
  flow: (t: SnsTable) => Flow<unknown> | undefined,
  wish: SceneWish,
): Game<SwordsAndSails> {
  let over = false
  return {
    id: 'scene',
    name: 'Scene',
    version: 1,
    words: wish.words,
    options: optionsShape,
    seats: { all: FACTION_IDS, fewest: 1, most: FACTION_IDS.length, choose: () => start.seats },
    decisions: wish.decisions ?? [],
    bots: { random: randomBot },
    begin: () => start,
    *turn(t) {
      const running = flow(t)
      if (running !== undefined) yield* running
      over = true
    },
    outcome: () => (over ? { winners: [], how: 'nobodyLeft', scores: {} } : undefined),
    view,
    resample: () => start,
  }
}

function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value
  return assert.fail(JSON.stringify(result.refusal))
}
