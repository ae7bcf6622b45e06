import type { Checkpoint, Entry, Json } from '@windward/table'
import type { DueChange, Kept, MatchId, Moment } from './matches.ts'

/** One accepted command: its own entry and those that followed from standing answers. */
export interface StepRow {
  /** 1, 2, 3 …: the primary key of match and step settles every race. */
  readonly step: number
  readonly at: Moment
  readonly entries: readonly Entry[]
}

/** A line of the ledger with its audience. */
export interface LineRow {
  /** Counted from 1 over all lines of the match: never shown to anybody. */
  readonly n: number
  readonly turn: number
  readonly clause: string
  readonly what: Json
  readonly to: 'all' | readonly string[]
}

/** A line as one viewer may have it, counted by what that viewer has seen. */
interface ViewerLine {
  readonly n: number
  readonly turn: number
  readonly clause: string
  readonly what: Json
  readonly private: boolean
}

/**
 * A state to open a match from. It was taken in the course of `step`, or before it: play goes on with the steps from
 * there on, of whose entries the first `checkpoint.entries` are already in it.
 */
export interface CheckpointRow {
  readonly step: number
  readonly checkpoint: Checkpoint
  /** What else must be known to go on from there: the viewers' sequence numbers, how many lines there were. */
  readonly counters: Json
}

export interface Append extends StepRow {
  readonly match: MatchId
  readonly lines: readonly LineRow[]
  readonly checkpoint?: CheckpointRow
  /** When the match wants to be woken next; kinds not named stay as they were. */
  readonly due?: readonly DueChange[]
  /** The match has ended with this step. */
  readonly ended?: { readonly result: Json }
}

export interface CourseStore {
  /**
   * Keeps steps of any number of matches in one transaction: when the promise is fulfilled, everything 'kept' is on
   * disk. Of one match the steps stand in order; after one that raced, the later ones of that match have raced too. A
   * step is only kept on top of the one before it.
   */
  append(batch: readonly Append[]): Promise<readonly Kept[]>
  /** The steps from this one on, in order. */
  steps(match: MatchId, from: number): Promise<readonly StepRow[]>
  /** The number of the last step; 0 before the first. */
  lastStep(match: MatchId): Promise<number>
  /** The newest checkpoint, or the newest that was taken not after this step. */
  checkpoint(match: MatchId, notAfter?: number): Promise<CheckpointRow | undefined>
  /** What a viewer may read, after the viewer's own line number `after`. A viewer who is no seat gets what is for all. */
  lines(match: MatchId, viewer: string, after: number, limit: number): Promise<readonly ViewerLine[]>
  /** Every line with its audience, after the match's own line number: for the host. */
  allLines(match: MatchId, after: number, limit: number): Promise<readonly LineRow[]>
}
