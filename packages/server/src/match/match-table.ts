import type { Happening, MatchId, SeatRow, TableRows } from '../storage/matches.ts'
import type { Storage } from '../storage/storage.ts'
import { type ClockSettings, clockSettings } from './clock/clock-settings.ts'
import type { Standstill } from './clock/standstill.ts'
import { waitMsOf } from './clock/wait-settings.ts'
import { EventsSoFar, type Late, type ToldEvent } from './events-so-far.ts'
import type { Timing } from './stepped-match.ts'
import { type Motion, readTableEvent } from './table-event.ts'

/** A table as it stands: who sits there, and what has come of all that happened beside the record. */
export interface MatchTable extends TableRows {
  readonly clock: ClockSettings
  /** How long it waits for people who are away. */
  readonly waitMs: number
  /** Those who are for it, by what was moved. */
  readonly motions: Readonly<Record<Motion, ReadonlySet<string>>>
  readonly pauses: readonly Standstill[]
  readonly vacations: ReadonlyMap<string, readonly Standstill[]>
  /** Seats whose time ran out and whose player has not come back. */
  readonly late: ReadonlyMap<string, Late>
  /** Everybody is away: until when the table waits, or has waited. */
  readonly waitedUntil: number | undefined
  /** Times in which the whole table waited for somebody to come back. */
  readonly waits: readonly Standstill[]
  /** Seats that anybody may take over. */
  readonly offered: ReadonlySet<string>
  readonly resigned: ReadonlySet<string>
  /** Seats of people who are no longer known here, of which nobody has seen to yet what becomes of them. */
  readonly left: ReadonlySet<string>
  /** Who wants whom replaced, and since when: by the seat it is about. */
  readonly votes: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The last things that happened, for everybody to read; newest last. */
  readonly told: readonly ToldEvent[]
  /** Something of it could not be read: it can be looked at, and nothing be played. */
  readonly isDamaged: boolean
}

const NO_CLOCK: ClockSettings = { kind: 'none' }

export function tableFrom(rows: TableRows, happenings: readonly Happening[]): MatchTable {
  const soFar = new EventsSoFar()
  let isDamaged = rows.match.damaged === true
  for (const { at, what } of happenings) {
    const event = readTableEvent(what)
    if (event === undefined) isDamaged = true
    else soFar.add(event, at)
  }
  const { data: clock = NO_CLOCK, success } = clockSettings.safeParse(rows.match.clock)
  if (!success) isDamaged = true
  return { ...rows, clock, waitMs: waitMsOf(rows.match.more, clock), ...soFar, isDamaged }
}

export async function readMatchTable(
  { matches }: Pick<Storage, 'matches'>,
  id: MatchId,
): Promise<MatchTable | undefined> {
  const rows = await matches.find(id)
  return rows === undefined ? undefined : tableFrom(rows, await matches.happenings(id))
}

export function isPaused({ pauses }: MatchTable): boolean {
  const last = pauses.at(-1)
  return last !== undefined && last.to === undefined
}

function standstillsOf(table: MatchTable, seat: string): readonly Standstill[] {
  const away = table.vacations.get(seat)
  if (table.waits.length === 0) return away === undefined ? table.pauses : [...table.pauses, ...away]
  return [...table.pauses, ...table.waits, ...(away ?? [])]
}

/** How the clocks of the table run. */
export function timingOf(table: MatchTable): Timing {
  return { settings: table.clock, still: (seat) => standstillsOf(table, seat) }
}

export function seatRow({ seats }: TableRows, name: string): SeatRow | undefined {
  return seats.find(({ seat }) => seat === name)
}

export function seatsOf({ seats }: Pick<TableRows, 'seats'>, person: string | undefined): readonly string[] {
  if (person === undefined) return []
  return seats.filter((row) => row.person === person).map(({ seat }) => seat)
}

/** Who answers for a seat now: its person, a bot, or the rules. */
export function actorOf(row: SeatRow): 'person' | 'bot' | 'nobody' {
  if (row.bot !== null) return 'bot'
  return row.person === null ? 'nobody' : 'person'
}
