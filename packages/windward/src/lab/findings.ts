import { type Interval, wilson } from '../wilson.ts'
import type { Counts } from './chosen.ts'
import type { Observed, ObservedSeat } from './observe.ts'

/** How often those of one kind won. */
export interface WinRate extends Interval {
  readonly name: string
  readonly tries: number
  readonly wins: number
}

export interface Average {
  readonly name: string
  readonly mean: number
  readonly median: number
}

/** How often something came up: in all, and in how many of the matches at all. */
export interface CameUp {
  readonly name: string
  readonly times: number
  readonly matches: number
}

export interface Findings {
  readonly name: string
  readonly bots: readonly string[]
  readonly options: unknown
  readonly matches: number
  readonly unfinished: number
  readonly rejected: number
  readonly fair: number
  readonly seats: readonly WinRate[]
  /** Where bots of several names play. */
  readonly byBot: readonly WinRate[]
  readonly had: readonly WinRate[]
  readonly hows: Counts
  /** How many matches were so many turns long. */
  readonly lengths: Counts
  readonly medianTurns: number
  readonly figures: readonly Average[]
  readonly points: readonly Average[]
  readonly kinds: readonly CameUp[]
  readonly chosen: readonly CameUp[]
  readonly told: readonly CameUp[]
  readonly clauses: readonly CameUp[]
}

interface Known {
  readonly name: string
  readonly bots: readonly string[]
  readonly options: unknown
  /** What could have come up. */
  readonly kinds: readonly string[]
  readonly clauses: readonly string[]
}

export function findingsOf(observed: readonly Observed[], known: Known): Findings {
  const seats = observed.flatMap((match) => match.seats)
  const sides = observed[0]?.seats.length ?? 1
  const turns = observed.map((match) => match.turns)
  const winners = seats.filter(({ share }) => share > 0)
  return {
    name: known.name,
    bots: known.bots,
    options: known.options,
    matches: observed.length,
    unfinished: observed.filter(({ ended }) => !ended).length,
    rejected: observed.reduce((sum, { rejected }) => sum + rejected, 0),
    fair: seats.reduce((sum, { share }) => sum + share, 0) / Math.max(1, observed.length * sides),
    seats: winRates(seats, ({ seat }) => [seat]),
    byBot: known.bots.length > 1 ? winRates(seats, ({ bot }) => [bot]) : [],
    had: winRates(seats, ({ had }) => had),
    hows: byName(observed.map(({ how }) => how)),
    lengths: byName(turns.map(String)),
    medianTurns: median(turns),
    figures: averages(observed.map(({ figures }) => figures)),
    points: averages(winners.map(({ points }) => points)),
    kinds: cameUp(
      observed.map(({ kinds }) => kinds),
      known.kinds,
    ),
    chosen: cameUp(
      observed.map(({ chosen }) => chosen),
      [],
    ),
    told: cameUp(
      observed.map(({ told }) => told),
      [],
    ),
    clauses: cameUp(
      observed.map(({ clauses }) => clauses),
      known.clauses,
    ),
  }
}

function winRates(seats: readonly ObservedSeat[], of: (seat: ObservedSeat) => readonly string[]): WinRate[] {
  const rates = new Map<string, { tries: number; wins: number }>()
  for (const seat of seats)
    for (const name of new Set(of(seat))) {
      const { tries, wins } = rates.get(name) ?? { tries: 0, wins: 0 }
      rates.set(name, { tries: tries + 1, wins: wins + seat.share })
    }
  return [...rates].map(([name, { tries, wins }]) => ({ name, tries, wins, ...wilson(wins, tries) }))
}

function averages(all: readonly Counts[]): Average[] {
  const names = new Set(all.flatMap((counts) => Object.keys(counts)))
  return [...names].map((name) => {
    const values = all.map((counts) => counts[name] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return { name, mean, median: median(values) }
  })
}

/** The most frequent first; what could have come up and never did, last. */
function cameUp(all: readonly Counts[], known: readonly string[]): CameUp[] {
  const found = new Map<string, { times: number; matches: number }>(
    known.map((name) => [name, { times: 0, matches: 0 }]),
  )
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) {
      const { times, matches } = found.get(name) ?? { times: 0, matches: 0 }
      found.set(name, { times: times + count, matches: matches + 1 })
    }
  return [...found]
    .map(([name, { times, matches }]) => ({ name, times, matches }))
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name, 'en', { numeric: true }))
}

function byName(names: readonly string[]): Counts {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? upper)) / 2 : upper
}
