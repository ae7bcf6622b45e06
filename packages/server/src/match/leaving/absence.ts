import type { SeatRow } from '../../storage/matches.ts'
import { type MatchTable, seatRow, seatsOf } from '../match-table.ts'
import type { Sitter } from '../seats/gathering.ts'
import { NOT_PLAYING, NOT_SEATED, refuse, type TableDecision } from '../table-refusal.ts'
import { tableRefusals } from '../table-refusals.en.ts'

/** A player is back: no bot holds the seat any more, it is not offered, a vacation is over, the table waits no longer. */
export function back(table: MatchTable, who: Sitter, at: number): TableDecision {
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (seatsOf(table, who.id).length === 0) return NOT_SEATED
  const away = awayOf(table, who, at)
  if (away.length === 0) return refuse('conflict', tableRefusals.notAway)
  return returned(table, away, at)
}

/** Whoever does anything at a seat of theirs is back. */
export function backByActing(table: MatchTable, who: Sitter, at: number): TableDecision {
  const away = awayOf(table, who, at)
  return away.length === 0 ? {} : returned(table, away, at)
}

function awayOf(table: MatchTable, { id }: Sitter, at: number): readonly string[] {
  return seatsOf(table, id).filter((seat) => isAway(table, seat, at))
}

function returned(table: MatchTable, away: readonly string[], at: number): TableDecision {
  return {
    seats: table.seats.filter(({ seat }) => away.includes(seat)).map((row) => ({ ...row, bot: null })),
    happenings: away.map((seat) => ({ at, what: { do: 'back', seat } })),
  }
}

/** Whether something was done about a seat because its player was not there. */
export function isAway(table: MatchTable, seat: string, at: number): boolean {
  return isMissed(table, seat) || vacationEnd(table, seat, at) !== undefined
}

/** Whether a player let the time run out and has not come back. */
function isMissed(table: MatchTable, seat: string): boolean {
  const row = seatRow(table, seat)
  const held = row !== undefined && row.person !== null && row.bot !== null
  return held || table.offered.has(seat) || table.late.has(seat)
}

function vacationEnd({ vacations }: MatchTable, seat: string, at: number): number | undefined {
  const to = vacations.get(seat)?.at(-1)?.to
  return to !== undefined && to > at ? to : undefined
}

/** What the table does because everybody is away; where anybody is there it plays on. */
export type Rest =
  | 'plays'
  /** A new turn has begun without anybody: from here on the table waits. */
  | 'begins-to-wait'
  | 'waits'

export function restOf(table: MatchTable, turn: number, at: number): Rest {
  const wait = table.waits.at(-1)
  if (wait?.to !== undefined && wait.to > at) return 'waits'
  if (table.waitMs === 0 || !isDeserted(table, at)) return 'plays'
  // It waits once: should nobody come back in that time, the match goes on without them.
  if (table.waitedUntil !== undefined) return 'plays'
  return turn > turnDeserted(table) ? 'begins-to-wait' : 'plays'
}

/** The turn in which the last one let the time run out. */
function turnDeserted(table: MatchTable): number {
  return Math.max(0, ...peopleAt(table).map(({ seat }) => table.late.get(seat)?.turn ?? 0))
}

/** Every person at the table is away, and not all of them on vacation: then their clocks stand still anyway. */
function isDeserted(table: MatchTable, at: number): boolean {
  const people = peopleAt(table)
  return (
    people.every(({ seat }) => isAway(table, seat, at)) && people.some(({ seat }) => isMissed(table, seat))
  )
}

/** The table begins to wait, if it still has to. */
export function waiting(table: MatchTable, turn: number, at: number): TableDecision {
  if (restOf(table, turn, at) !== 'begins-to-wait') return {}
  return { happenings: [{ at, what: { do: 'waiting', until: waitEnd(table, at) } }] }
}

/** Whoever only is on vacation is there again when it ends. */
function waitEnd(table: MatchTable, at: number): number {
  const vacations = peopleAt(table)
    .filter(({ seat }) => !isMissed(table, seat))
    .flatMap(({ seat }) => vacationEnd(table, seat, at) ?? [])
  return Math.min(at + table.waitMs, ...vacations)
}

function peopleAt({ seats }: MatchTable): readonly SeatRow[] {
  return seats.filter(({ person }) => person !== null)
}

/** Those without whom nothing is agreed: everybody who sits here, but for those away longer than the table waits. */
export function askedForConsent(table: MatchTable, at: number): readonly SeatRow[] {
  return peopleAt(table).filter(({ seat }) => {
    const late = table.late.get(seat)
    return late === undefined || at - late.since <= table.waitMs
  })
}
