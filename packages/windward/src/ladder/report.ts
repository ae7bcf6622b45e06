import { columns, figure } from '../output.ts'
import { type Interval, wilson } from '../wilson.ts'
import type { Pair, PlayedBout } from './bout.ts'
import type { RatedBot } from './ratings.ts'

/** How the first bot of a pair fared: its victories, where half a one is a draw, and its share of them with an interval. */
export interface Standing extends Pair, Interval {
  readonly matches: number
  readonly wins: number
}

export function standingOf({ a, b }: Pair, played: readonly PlayedBout[]): Standing {
  const own = played.filter((bout) => bout.a === a && bout.b === b)
  const wins = rounded(own.reduce((sum, { shares, side }) => sum + (shares[side] ?? 0), 0))
  return { a, b, matches: own.length, wins, ...wilson(wins, own.length) }
}

export interface LadderReport {
  readonly game: string
  readonly seats: number
  /** What the first of a pair would win if it played as well as the others. */
  readonly fair: number
  readonly seed: string
  readonly effort: number
  readonly rejected: number
  readonly unfinished: number
  readonly pairs: readonly Standing[]
  readonly ratings: readonly RatedBot[]
}

export function linesOf({ pairs, ratings, ...facts }: LadderReport): string[] {
  const { fair, ...others } = facts
  return [
    ...columns([
      ...Object.entries(others).map(
        ([name, value]) => [name, typeof value === 'number' ? figure(value) : value] as const,
      ),
      ['fair share', percent(fair)],
    ]),
    'pairs',
    ...columns(pairs.map((pair) => [`  ${pair.a} against ${pair.b}`, standingLine(pair)])),
    'ratings',
    ...columns(ratings.map(({ bot, mu, sigma }) => [`  ${bot}`, `${mu.toFixed(1)} ± ${sigma.toFixed(1)}`])),
  ]
}

function standingLine({ wins, matches, low, high }: Standing): string {
  if (matches === 0) return 'not played yet'
  return `${percent(wins / matches)}  (${percent(low)} to ${percent(high)}), ${figure(wins)} of ${figure(matches)}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** Thirds and sevenths add up to whole victories again. */
function rounded(sum: number): number {
  return Math.round(sum * 1e9) / 1e9
}
