import { type AnyGame, company, type GameTypes, Match, playOut, seedFrom } from '@windward/table'
import { Fault, messageOf, sentenceOf } from '../fault.ts'
import { type Job, tableOf } from '../simulate/job.ts'

/** Two bots by name; the first has one side of the table, the second all others. */
export interface Pair {
  readonly a: string
  readonly b: string
}

/** One match between two bots, by its number among those of the pair, from 0. */
export interface Bout extends Pair {
  readonly number: number
}

export interface PlayedBout extends Bout {
  /** Which of the sides was the first bot's. */
  readonly side: number
  /** The sides among those that won, each with its part of the victory; nobody's where all have an equal part. */
  readonly shares: readonly number[]
  readonly decisions: number
  readonly rejected: number
  readonly ended: boolean
}

/** Those who win and lose together by the rules of the game; each seat for itself in most. */
export function sidesOf(game: AnyGame, seats: readonly string[]): readonly (readonly string[])[] {
  return game.sides?.(seats) ?? seats.map((seat) => [seat])
}

/**
 * The first bot goes round the sides of one and the same table with the same dice, and then on to the next table: chance and
 * seats favour nobody.
 */
export function playBout(game: AnyGame, job: Job, bout: Bout): PlayedBout {
  try {
    return play(game, job, bout)
  } catch (trouble) {
    const { a, b, number } = bout
    const which = `Match ${number + 1} of ${a} against ${b} with seed “${job.seed}”`
    throw new Fault(`${which} failed: ${messageOf(trouble)}`, { cause: trouble })
  }
}

function play(game: AnyGame, job: Job, bout: Bout): PlayedBout {
  const seats = job.tables[0]?.seats ?? []
  const sides = sidesOf(game, seats)
  const table = Math.floor(bout.number / sides.length) + 1
  const side = bout.number % sides.length
  const opened = Match.open(game, tableOf(game, job, table))
  if (!opened.ok) throw new Fault(sentenceOf(opened.refusal, game))
  const match = opened.value
  const bots = match.seats.flatMap((seat) => game.bots[sides[side]?.includes(seat) ? bout.a : bout.b] ?? [])
  const seed = seedFrom('ladder bots', job.seed, table)
  const players = company<GameTypes>(match.seats, bots, seed, job.effort)
  const { decisions, refusals } = playOut(match, players, job.most)
  return {
    ...bout,
    side,
    shares: sharesOf(sides, match.outcome),
    decisions,
    rejected: refusals.length,
    ended: match.outcome !== undefined,
  }
}

/** A victory is shared by those who won it; where nobody has, by all alike. */
export function sharesOf(
  sides: readonly (readonly string[])[],
  outcome: object | undefined,
): readonly number[] {
  const winners: unknown = outcome !== undefined && 'winners' in outcome ? outcome.winners : []
  const won = Array.isArray(winners)
    ? sides.map((side) => side.filter((seat) => winners.includes(seat)).length)
    : []
  const all = won.reduce((sum, count) => sum + count, 0)
  return sides.map((_, index) => (all === 0 ? 1 / sides.length : (won[index] ?? 0) / all))
}
