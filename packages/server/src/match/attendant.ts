import type { MatchTable } from './match-table.ts'

/** Somebody who is told after the match has changed: streams, bots, whoever waits for a seat. */
export interface Attendant {
  /** Steps were kept by this process, so what follows from them is this process's to do. */
  kept(): void
  /** The table or the match has changed, here or elsewhere. */
  changed(before: MatchTable): void
}
