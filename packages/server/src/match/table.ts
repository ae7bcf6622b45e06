import type { Happening, SeatRow, TableRows } from '../storage/matches.ts'
import { type ClockSettings, clockSettings } from './clock-settings.ts'
import { type Happened, type Motion, readHappening } from './happening.ts'
import type { Standstill } from './standstill.ts'

/** A table as it stands: who sits there, and what has come of all that happened beside the record. */
export interface Table extends TableRows {
  readonly clock: ClockSettings
  /** Those who are for it, by what was moved. */
  readonly motions: Readonly<Record<Motion, ReadonlySet<string>>>
  readonly pauses: readonly Standstill[]
  readonly vacations: ReadonlyMap<string, readonly Standstill[]>
  /** Seats that anybody may take over. */
  readonly offered: ReadonlySet<string>
  readonly resigned: ReadonlySet<string>
  /** The seats whose time ran out last, for everybody to read; newest last. */
  readonly told: readonly (Happened & { readonly at: number })[]
}

const MOST_TOLD = 20

export function tableFrom(rows: TableRows, happenings: readonly Happening[]): Table {
  const sums = new Sums()
  for (const { at, what } of happenings) sums.add(readHappening(what), at)
  return { ...rows, clock: clockSettings.parse(rows.match.clock), ...sums }
}

class Sums {
  readonly motions: Record<Motion, Set<string>> = { pause: new Set(), draw: new Set() }
  readonly pauses: Standstill[] = []
  readonly vacations = new Map<string, Standstill[]>()
  readonly offered = new Set<string>()
  readonly resigned = new Set<string>()
  readonly told: (Happened & { readonly at: number })[] = []

  add(what: Happened, at: number): void {
    this.#tell(what, at)
    switch (what.do) {
      case 'asked':
      case 'agreed':
        this.motions[what.motion].add(what.seat)
        return
      case 'declined':
        this.motions[what.motion].clear()
        return
      case 'paused':
        this.motions.pause.clear()
        this.pauses.push({ from: at })
        return
      case 'resumed':
        endLast(this.pauses, at)
        return
      case 'drawn':
        this.motions.draw.clear()
        return
      case 'vacation':
        this.#vacation(what.seat).push({ from: at, to: what.until })
        return
      case 'offered':
        this.offered.add(what.seat)
        return
      case 'back':
        this.offered.delete(what.seat)
        endLast(this.#vacation(what.seat), at)
        return
      case 'taken':
        this.offered.delete(what.seat)
        this.resigned.delete(what.seat)
        return
      case 'resigned':
        this.resigned.add(what.seat)
    }
  }

  #vacation(seat: string): Standstill[] {
    const known = this.vacations.get(seat) ?? []
    this.vacations.set(seat, known)
    return known
  }

  #tell(what: Happened, at: number): void {
    this.told.push({ ...what, at })
    if (this.told.length > MOST_TOLD) this.told.shift()
  }
}

/** Ends the newest standstill, if it still goes on. */
function endLast(still: Standstill[], at: number): void {
  const last = still.pop()
  if (last !== undefined)
    still.push(last.to !== undefined && last.to <= at ? last : { from: last.from, to: at })
}

export function isPaused({ pauses }: Table): boolean {
  const last = pauses.at(-1)
  return last !== undefined && last.to === undefined
}

export function standstillsOf(table: Table, seat: string): readonly Standstill[] {
  const away = table.vacations.get(seat)
  return away === undefined ? table.pauses : [...table.pauses, ...away]
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
