import type { MatchDetail } from '@windward/client'
import type { Closed } from '@windward/kit/contract.ts'

/** All have left, agreed to end it, or given up. */
export function closedBy({ status, outcome, closed, happened }: MatchDetail): Closed | undefined {
  if (status === 'playing' || status === 'gathering') return undefined
  if (closed === undefined) return outcome === undefined ? { how: 'deserted', winners: [] } : undefined
  const deserted = closed.how === 'abandoned' && !happened.some((each) => each.do === 'abandoned')
  return { how: deserted ? 'deserted' : closed.how, winners: closed.winners ?? [] }
}
