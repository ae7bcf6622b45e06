import type { FrameThread } from '../live/frames/frame-thread.ts'
import type { Storage } from '../storage/storage.ts'
import type { Bots } from './bots/bots.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Games } from './served-game.ts'

/** Told of what people may want to hear about while they are away. */
export interface MatchNotices {
  /** These seats of a person are awaited now. */
  awaited(person: string, match: string, seats: readonly string[]): void
  /** A person's seat is no longer awaited, so whatever was to be said of it need not be. */
  answered(person: string, match: string): void
  started(person: string, match: string): void
  ended(person: string, match: string): void
  /** A fifth of the time for this question is left. */
  timeShort(person: string, match: string, question: string, deadline: number): void
  invited(person: string, match: string): void
  /** A bot plays this person's seat, since the time had run out at that moment. */
  held(person: string, match: string, since: number): void
  /** The others have had somebody replaced who did not answer. */
  replaced(person: string, match: string): void
  /** Everybody is away, and the table waits until then for somebody to come back. */
  waiting(person: string, match: string, until: number): void
}

/** Counts for the operator what became of answers and how long keeping them took. */
export interface Tally {
  command(outcome: 'sealed' | 'refused' | 'raced'): void
  commit(milliseconds: number, steps: number): void
}

/** Everything an open match needs of the server it is in. */
export interface Services {
  readonly games: Games
  readonly storage: Storage
  readonly commit: GroupCommit
  readonly bots: Bots
  /** How many tries a bot that thinks ahead makes for one answer. */
  readonly botEffort: number
  readonly frames: FrameThread
  readonly matchNotices: MatchNotices
  readonly tally: Tally
  readonly now: () => number
  /** For the operator: what went wrong, never what anybody answered. */
  readonly log: (trouble: unknown, match: string) => void
}
