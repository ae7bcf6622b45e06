import { ordinal, type Rating, rate, rating } from 'openskill'
import type { PlayedBout } from './bout.ts'

export interface RatedBot {
  readonly bot: string
  readonly mu: number
  readonly sigma: number
  /** What it is worth with some certainty; who is to be put in order is put in order by this. */
  readonly ordinal: number
}

/**
 * Ratings by Weng and Lin, the best first. They depend a little on the order of matches, so that is always the same. Where a
 * bot has several sides of a match, what it has learnt is the mean of what each of them has.
 */
export function ratingsOf(bots: readonly string[], played: readonly PlayedBout[]): readonly RatedBot[] {
  const ratings = new Map(bots.map((bot) => [bot, rating()]))
  for (const { a, b, side, shares } of inOrder(bots, played)) {
    const names = shares.map((_, index) => (index === side ? a : b))
    const teams = names.map((name) => [ratings.get(name) ?? rating()])
    const after = rate(teams, { score: [...shares] }).flat()
    for (const name of [a, b]) ratings.set(name, mean(after.filter((_, index) => names[index] === name)))
  }
  return [...ratings]
    .map(([bot, { mu, sigma }]) => ({ bot, mu, sigma, ordinal: ordinal({ mu, sigma }) }))
    .sort((one, other) => other.ordinal - one.ordinal)
}

function inOrder(bots: readonly string[], played: readonly PlayedBout[]): readonly PlayedBout[] {
  const place = new Map(bots.map((bot, index) => [bot, index]))
  const key = ({ number, a, b }: PlayedBout) => [number, place.get(a) ?? 0, place.get(b) ?? 0] as const
  return [...played].sort((one, other) => {
    const [n, a, b] = key(one)
    const [m, c, d] = key(other)
    return n - m || a - c || b - d
  })
}

function mean(ratings: readonly Rating[]): Rating {
  const of = (figure: 'mu' | 'sigma') => ratings.reduce((sum, each) => sum + each[figure], 0) / ratings.length
  return { mu: of('mu'), sigma: of('sigma') }
}
