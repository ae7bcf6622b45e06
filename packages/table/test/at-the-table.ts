import assert from 'node:assert/strict'
import {
  type Clause,
  company,
  type Entry,
  type Game,
  type GameTypes,
  layTable,
  Match,
  type MatchHost,
  type MatchRecord,
  playOut,
  type Question,
  type Result,
  randomBot,
  seedFrom,
  tableWords,
  textOf,
} from '../src/index.ts'

/** What was granted; a refusal fails the test with its sentence. */
export function given<T>(result: Result<T>, game?: { readonly words: Game<GameTypes>['words'] }): T {
  if (result.ok) return result.value
  return assert.fail(
    `${result.refusal.clause}: ${textOf(result.refusal.refused, tableWords, game?.words ?? {})}`,
  )
}

/** The sentence of a refusal, which must come from this clause. */
export function refusedBy<T>(clause: Clause, result: Result<T>, game?: Parameters<typeof given>[1]): string {
  if (result.ok) return assert.fail(`granted, though ${clause} forbids it`)
  assert.equal(result.refusal.clause, clause)
  return textOf(result.refusal.refused, tableWords, game?.words ?? {})
}

interface Wish<G extends GameTypes> {
  readonly seats?: readonly G['seat'][]
  readonly options?: object
  readonly seed?: string | number
}

/** A table for all seats of the game, unless told otherwise. */
export function laid<G extends GameTypes>(game: Game<G>, wish: Wish<G> = {}): MatchRecord {
  const { seats = game.seats.all, options = {}, seed = 'test' } = wish
  return given(layTable(game, { options, seats, seed: seedFrom(seed) }), game)
}

export function opened<G extends GameTypes>(
  game: Game<G>,
  wish: Wish<G> = {},
  host: MatchHost = {},
): Match<G> {
  return given(Match.open(game, laid(game, wish), host), game)
}

/** The first question before a seat. */
export function questionOf<G extends GameTypes>(match: Match<G>, seat: G['seat']): Question<G> {
  const [question] = match.questions(seat)
  return question ?? assert.fail(`${seat} is asked nothing`)
}

/** A seat answers the first question before it. */
export function reply<G extends GameTypes>(
  match: Match<G>,
  seat: G['seat'],
  answer: unknown,
): readonly Entry[] {
  return given(match.answer(seat, questionOf(match, seat).id, answer), match.game)
}

/** The seats that have an unanswered question before them, in the order of the seats. */
export function unanswering<G extends GameTypes>(match: Match<G>): readonly G['seat'][] {
  const open = [...match.unanswered()]
  return match.seats.filter((seat) => open.some((question) => question.seat === seat))
}

export function takeBack<G extends GameTypes>(match: Match<G>, seat: G['seat']): readonly Entry[] {
  return given(match.withdraw(seat, questionOf(match, seat).id), match.game)
}

export function runOut<G extends GameTypes>(match: Match<G>, seat: G['seat']): readonly Entry[] {
  return given(match.timeUp(seat, questionOf(match, seat).id), match.game)
}

/** Random answers to the end, or up to so many of them; the same ones each time. */
export function atRandom<G extends GameTypes>(match: Match<G>, most?: number): Match<G> {
  playOut(match, company<G>(match.seats, [randomBot], seedFrom('bots')), most)
  return match
}
