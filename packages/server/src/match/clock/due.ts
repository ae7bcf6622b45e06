import type { MatchId } from '../../storage/matches.ts'

/** A match is to be woken: for this kind of thing, at a time that has come. */
export interface Due {
  readonly match: MatchId
  readonly kind: string
}

/**
 * Wakes matches at the times that were set together with their steps. Each time is handled by one process of all; a
 * handler that throws, or dies, is called again later, so it must bear being called twice: the append decides.
 */
export interface DueTimes {
  /** Begins to fire in this process. The handler sets the next time by what it appends. Returns what stops it, after handlers under way have ended. */
  start(handler: (due: Due) => Promise<void>): Promise<() => Promise<void>>
}
