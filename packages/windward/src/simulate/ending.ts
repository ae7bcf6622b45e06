import { canonical, type GameTypes, type Match } from '@windward/table'

/** How a match ended, as one short text that can be counted. */
export type Ending = string

export const UNFINISHED: Ending = 'unfinished'
/** Not over, and nobody is asked anything: the rules have lost their way. */
export const DEAD_END: Ending = 'dead end'

export function endingOf(match: Match<GameTypes>): Ending {
  const { outcome } = match
  if (outcome === undefined) return match.awaited().length > 0 ? UNFINISHED : DEAD_END
  const winners: unknown = 'winners' in outcome ? outcome.winners : undefined
  if (!Array.isArray(winners) || !winners.every((winner) => typeof winner === 'string')) {
    return canonical(outcome)
  }
  return winners.length === 0 ? 'nobody' : winners.join(' & ')
}

/** By which of several ways to win a match ended, where its game has more than one and says which. */
export function wayOf({ outcome }: Match<GameTypes>): string | undefined {
  const how: unknown = outcome !== undefined && 'how' in outcome ? outcome.how : undefined
  return typeof how === 'string' ? how : undefined
}

/** How often each ending came, the most frequent first. */
export function counted(endings: Iterable<Ending>): Record<Ending, number> {
  const counts = new Map<Ending, number>()
  for (const ending of endings) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  const byCount = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  return Object.fromEntries(byCount)
}
