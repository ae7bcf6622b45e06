import type { Json } from '@windward/table'
import type { Moment, PersonId } from './matches.ts'

/** An account that is played by a program. */
export interface BotRow {
  readonly person: PersonId
  readonly name: string
  readonly owner: PersonId
  /** As everybody reads it. */
  readonly ownerName: string
  /** Which games and clocks it takes, in the form challenges know. */
  readonly takes: Json
  /** At so many tables it sits at most because others asked it to. */
  readonly tablesAtOnce: number
  readonly made: Moment
}

export interface BotStore {
  /**
   * Puts it there, or puts it in the place of what is there for the same account. Where its seats are marked otherwise by it,
   * every table concerned gets a new revision, and word of it is published.
   */
  put(row: BotRow): Promise<void>
  find(person: PersonId): Promise<BotRow | undefined>
  /** Those of one owner, oldest first. */
  of(owner: PersonId): Promise<readonly BotRow[]>
  /** In an order of their own, after one that is known already; so many at most. */
  list(limit: number, after?: PersonId): Promise<readonly BotRow[]>
  /** With the same word to the tables. */
  ownerRenamed(owner: PersonId, name: string): Promise<void>
  remove(person: PersonId): Promise<void>
}
