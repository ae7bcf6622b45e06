import type { DatabaseSync } from 'node:sqlite'
import type { Pool } from 'pg'
import type { FanOut } from '../live/fan-out.ts'
import type { DueTimes } from '../match/clock/due.ts'
import type { AllMatches } from './all-matches.ts'
import type { BotStore } from './bots.ts'
import type { CourseStore } from './course.ts'
import type { MatchStore } from './matches.ts'
import type { KeyValueStore, NoticeStore, PeopleStore } from './people.ts'
import type { TalkStore } from './talk.ts'

export type * from './bots.ts'
export type * from './course.ts'
export type * from './matches.ts'
export type * from './people.ts'
export type * from './talk.ts'

/**
 * Everything that outlives the process, on either engine. Rows only, no rules: whoever reads them knows what they mean.
 * Rows go in and come out as plain values that share nothing. A NUL in a text is kept as U+FFFD, since PostgreSQL
 * knows none.
 */
export interface Storage {
  /**
   * The database itself, for the authentication library and for backups. On SQLite everybody shares one connection:
   * no transaction may be held across an await.
   */
  readonly database: Database
  readonly matches: MatchStore
  readonly course: CourseStore
  readonly talk: TalkStore
  readonly people: PeopleStore
  readonly notices: NoticeStore
  readonly keyValues: KeyValueStore
  readonly bots: BotStore
  /**
   * Says that there is something new, in this process and in every other: `match:ID` after a step, a change of the table
   * or a message was kept, `person:ID` after a notice was. Others may publish topics of their own.
   */
  readonly fanOut: FanOut
  /** Wakes matches at the times that were set with `change` and `append`. */
  readonly due: DueTimes
  /** All matches, to be looked through. */
  readonly allMatches: AllMatches
  /** Does what only one of all processes may do at a time; false, and nothing is done, while another does it. */
  alone(work: () => Promise<void>): Promise<boolean>
  /** Fulfilled when something could be written and is on disk. */
  ping(): Promise<void>
  /** Finishes what was begun, then lets go. */
  close(): Promise<void>
}

export type Database =
  | { readonly engine: 'sqlite'; readonly sqlite: DatabaseSync; readonly file: string }
  | { readonly engine: 'postgres'; readonly pool: Pool; readonly url: string }
