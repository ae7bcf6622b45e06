import type { WireClock } from '@windward/client'
import { isPaused } from '../match-table.ts'
import type { OpenMatch } from '../open-match.ts'
import { bankLeftMs, deadlines, warningAt } from './clock.ts'

/**
 * The clock of one seat, for that seat alone: when others run out of time would tell what they are being asked. Of the
 * others everybody knows who is awaited.
 */
export function clockText({ stepped, table, timing }: OpenMatch, viewer: string): string {
  const { settings, still } = timing
  const seats: Record<string, { bankSeconds?: number; deadline?: string; warning?: string }> = {}
  if (stepped !== undefined && settings.kind !== 'none' && stepped.match.seats.includes(viewer)) {
    const own: (typeof seats)[string] = {}
    if (settings.kind === 'mail')
      own.bankSeconds = Math.floor(bankLeftMs(stepped.clock, settings, viewer) / 1000)
    const [first] = deadlines(stepped.clock, settings, still)
      .filter(({ seat, at }) => seat === viewer && at !== undefined)
      .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
    if (first?.at !== undefined) own.deadline = new Date(first.at).toISOString()
    const warning = first === undefined ? undefined : warningAt(first)
    if (warning !== undefined) own.warning = new Date(warning).toISOString()
    seats[viewer] = own
  }
  const clock: WireClock = { paused: isPaused(table), seats }
  return JSON.stringify(clock)
}
