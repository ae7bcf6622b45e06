import { type MatchTable, seatsOf } from '../match-table.ts'
import type { Sitter } from '../seats/gathering.ts'
import { NOT_PLAYING, NOT_SEATED, refuse, type TableDecision } from '../table-refusal.ts'
import { tableRefusals } from '../table-refusals.en.ts'

const DAY_MS = 86_400_000

/** A seat's clock stands still for some days of its own, as far as the table allows any. */
export function vacation(table: MatchTable, who: Sitter, days: number, at: number): TableDecision {
  const mine = seatsOf(table, who.id)
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (mine.length === 0) return NOT_SEATED
  const allowed = table.clock.kind === 'mail' ? table.clock.vacationDays : 0
  for (const seat of mine) {
    const taken = (table.vacations.get(seat) ?? []).reduce((sum, { from, to = at }) => sum + to - from, 0)
    const left = allowed - Math.ceil(taken / DAY_MS)
    if (days > left)
      return refuse('conflict', left > 0 ? tableRefusals.vacationLeft(left) : tableRefusals.noVacationLeft)
  }
  return {
    happenings: mine.map((seat) => ({ at, what: { do: 'vacation', seat, until: at + days * DAY_MS } })),
  }
}
