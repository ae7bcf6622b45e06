import type { Entry, MatchRecord } from '@windward/table'

/** Entries of a match, of which some want to know what they saw line by line. */
export interface FrameTask {
  /** The module of the game, for the worker to load. */
  readonly module: string
  /** The match as it is open now; opened anew, it is another. */
  readonly match: string
  /** How many entries went before these, and those among them that the worker was not sent yet. */
  readonly step: number
  readonly before: readonly Entry[]
  readonly entries: readonly Entry[]
  readonly viewers: readonly FrameViewer[]
  /** Where the match stood before them, for a worker that does not know. */
  readonly record?: MatchRecord
}

interface FrameViewer {
  readonly viewer: string
  /** For each line the viewer was told whether it is one of the rules; nothing changes with any other. */
  readonly lines: readonly boolean[]
}

/** For each viewer the frames as they go out; or that the worker does not know the match. */
export type FramesMade = readonly string[] | 'unknown'
