import assert from 'node:assert/strict'
import {
  type AnyDecision,
  type Catalogue,
  type Flow,
  type Foreseen,
  type Game,
  type GameTypes,
  layTable,
  Match,
  type Result,
  randomBot,
  type ScriptedDice,
  scriptedDice,
  seedFrom,
  type Table,
  tableWords,
  textOf,
  type Viewer,
} from '../../src/index.ts'

/** What the scenes of a game have in common. */
export interface Stage<G extends GameTypes>
  extends Pick<Game<G>, 'options' | 'view' | 'words' | 'decisions'> {
  readonly seats: readonly G['seat'][]
  /** How a scene ends; tests do not look at it. */
  readonly ended: G['outcome']
  /** The sides of the die a bare number in a script means. */
  readonly usualSides?: number
}

export interface SceneWish {
  /** Dice of the scene's main flow, or by the name of a flow inside it ('battle:thrace'). */
  readonly dice?: Script
  readonly words?: Catalogue
  readonly decisions?: readonly AnyDecision[]
}

type Script = readonly Foreseen[] | Readonly<Record<string, readonly Foreseen[]>>

/** A state says who plays. */
type Position<G extends GameTypes> = G['state'] & { readonly seats: readonly G['seat'][] }

/** A piece of the rules; one that asks nobody is no flow at all. */
export type Piece<G extends GameTypes> = (t: Table<G>) => Flow<unknown> | undefined

/** One piece of the rules run by itself on a position, with scripted dice and the answers a test gives. */
export class Scene<G extends GameTypes> {
  readonly #match: Match<G>
  readonly #dice = new Map<string, ScriptedDice>()
  readonly #words: Catalogue

  constructor(stage: Stage<G>, start: Position<G>, piece: Piece<G>, wish: SceneWish = {}) {
    const game = sceneGame(stage, start, piece, wish)
    this.#words = game.words
    const record = granted(layTable(game, { options: {}, seats: start.seats, seed: seedFrom('scene') }))
    const dice = (name: string) => this.#diceOf(name, wish.dice ?? [], stage.usualSides)
    this.#match = granted(Match.open(game, record, { dice }))
  }

  get state(): G['state'] {
    return this.#match.state
  }

  get over(): boolean {
    return this.#match.outcome !== undefined
  }

  /** Where the rules stand, as it is handed to whoever is asked. */
  place() {
    return this.#match.place()
  }

  awaited(): readonly G['seat'][] {
    return this.#match.awaited()
  }

  /** The kinds of the questions before a seat. */
  asked(seat: G['seat']): string[] {
    return this.#match.questions(seat).map(({ kind }) => kind)
  }

  /** The one open question of this kind before a seat. */
  question(seat: G['seat'], kind: string) {
    const question = this.#match.questions(seat).find((each) => each.kind === kind)
    assert.ok(question, `${seat} is not asked '${kind}', but: ${this.asked(seat).join(', ') || 'nothing'}`)
    return question
  }

  answer(seat: G['seat'], kind: string, answer: unknown): this {
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (!given.ok) assert.fail(`refused: ${textOf(given.refusal.refused, tableWords, this.#words)}`)
    return this
  }

  /** Tries an answer that must be refused, and says by which clause. */
  refusal(seat: G['seat'], kind: string, answer: unknown): string {
    const before = JSON.stringify(this.state)
    const { id } = this.question(seat, kind)
    const given = this.#match.answer(seat, id, answer)
    if (given.ok) assert.fail(`${seat} got away with ${JSON.stringify(answer)}`)
    assert.equal(JSON.stringify(this.state), before, 'a refused answer changes nothing')
    assert.match(textOf(given.refusal.refused, tableWords, this.#words), /[.!?]$/)
    return given.refusal.clause
  }

  instruct(seat: G['seat'], kind: string, instruction: unknown): this {
    granted(this.#match.instruct(seat, kind, instruction))
    return this
  }

  /** Lets time run out for a seat's question, or for all that are open. */
  away(seat?: G['seat'], kind?: string): this {
    for (const question of [...this.#match.unanswered()]) {
      if ((seat === undefined || question.seat === seat) && (kind === undefined || question.kind === kind)) {
        this.#match.timeUp(question.seat, question.id)
      }
    }
    return this
  }

  warnings(seat: G['seat'], kind: string, answer: unknown): string[] {
    return this.question(seat, kind)
      .warnings(answer)
      .map((warning) => textOf(warning, tableWords, this.#words))
  }

  /** The lines a looker can read, as text. */
  told(viewer: Viewer<G> = 'spectator'): string[] {
    return this.#match.ledger(viewer).map(({ what }) => textOf(what, tableWords, this.#words))
  }

  view(viewer: Viewer<G>) {
    return this.#match.view(viewer)
  }

  /** Fails if scripted dice were left over. */
  diceSpent(): this {
    for (const [name, dice] of this.#dice) assert.equal(dice.left, 0, `dice of '${name}' left over`)
    return this
  }

  #diceOf(name: string, script: Script, usualSides: number | undefined): ScriptedDice {
    const path = name.replace(/^1\/?/, '')
    const own = isForAll(script) ? (path === '' ? script : undefined) : script[path]
    assert.ok(own, `no dice are scripted for '${path}'`)
    const dice = scriptedDice(own, usualSides)
    this.#dice.set(path, dice)
    return dice
  }
}

function isForAll(script: Script): script is readonly Foreseen[] {
  return Array.isArray(script)
}

/** A game that is nothing but this piece, once. */
export function sceneGame<G extends GameTypes>(
  { seats, options, view, words, decisions, ended }: Stage<G>,
  start: Position<G>,
  piece: Piece<G>,
  wish: SceneWish = {},
): Game<G> {
  let over = false
  return {
    id: 'scene',
    name: 'Scene',
    version: 1,
    words: wish.words ?? words,
    options,
    seats: { all: seats, fewest: 1, most: seats.length, choose: () => start.seats },
    decisions: wish.decisions ?? decisions,
    bots: { random: randomBot },
    begin: () => start,
    *turn(t) {
      const running = piece(t)
      if (running !== undefined) yield* running
      over = true
    },
    outcome: () => (over ? ended : undefined),
    view,
    resample: () => start,
  }
}

function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value
  return assert.fail(JSON.stringify(result.refusal))
}
