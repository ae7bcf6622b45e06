import { deadlines, warningAt } from './clock.ts'
import type { Course, Timing } from './course.ts'
import { actorOf, type Table } from './table.ts'

/** Bots are asked at once; should the process die before they answer, another one takes over after this. */
const BOTS_NET_MS = 20_000

/** When the match must be looked after next: a deadline, a warning, bots that have not answered. */
export function nextWake(
  table: Table,
  { clock, match }: Course,
  timing: Timing,
  now: number,
): number | undefined {
  const times: number[] = []
  const warns = timing.settings.kind === 'mail'
  for (const deadline of deadlines(clock, timing.settings, timing.still)) {
    if (deadline.at !== undefined) times.push(deadline.at)
    const warning = warns ? warningAt(deadline) : undefined
    if (warning !== undefined && warning > now) times.push(warning)
  }
  const awaited = match.awaited()
  if (table.seats.some((row) => actorOf(row) !== 'person' && awaited.includes(row.seat)))
    times.push(now + BOTS_NET_MS)
  return times.length === 0 ? undefined : Math.ceil(Math.min(...times))
}
