import { restOf } from '../leaving/absence.ts'
import { actorOf, type MatchTable, seatRow } from '../match-table.ts'
import type { SteppedMatch, Timing } from '../stepped-match.ts'
import { deadlines, letterAt } from './clock.ts'

/** Bots are asked at once; should the process die before they answer, another one takes over after this. */
const BOTS_NET_MS = 20_000

/** When the match must be looked after next: a deadline, a warning, the end of a wait, bots that have not answered. */
export function nextWake(
  table: MatchTable,
  { clock, match }: SteppedMatch,
  timing: Timing,
  now: number,
): number | undefined {
  const times: number[] = []
  for (const deadline of deadlines(clock, timing.settings, timing.still)) {
    const row = seatRow(table, deadline.seat)
    if (row === undefined || actorOf(row) !== 'person') continue
    if (deadline.at !== undefined) times.push(deadline.at)
    const warning = letterAt(deadline)
    if (warning !== undefined && warning > now) times.push(warning)
  }
  const awaited = match.awaited()
  const wait = table.waits.at(-1)
  if (restOf(table, match.turn, now) === 'waits' && wait?.to !== undefined) times.push(wait.to)
  else if (table.seats.some((row) => actorOf(row) !== 'person' && awaited.includes(row.seat)))
    times.push(now + BOTS_NET_MS)
  return times.length === 0 ? undefined : Math.ceil(Math.min(...times))
}
