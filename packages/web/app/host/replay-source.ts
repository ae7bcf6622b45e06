import type { Checked, LedgerLine, Position } from '@windward/kit/contract.ts'
import type { Frame, GameTypes } from '@windward/table'

/** One moment, as somebody saw it. */
export interface SeenMoment {
  readonly position: Omit<Position<GameTypes>, 'questions' | 'sequence'>
  readonly lines: readonly LedgerLine[]
  /** What was seen at each line since the moment before, if that was looked at last. */
  readonly frames: readonly Frame[]
}

/** Where the moments of a match come from: its record, or a server that keeps the record to itself. */
export interface ReplaySource {
  /** Begins to look through somebody's eyes; the number of the newest moment. */
  look(viewer: string): Promise<number>
  moment(place: number, viewer: string): Promise<SeenMoment>
  /** Whether dice and end are as promised, of a match that is over. */
  readonly check?: (() => Promise<Checked>) | undefined
  close(): void
}
