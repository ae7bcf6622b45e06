import type { Topic } from '../../live/fan-out.ts'
import type { DueChange, MatchId } from '../matches.ts'

export type SqlValue = string | number | null
export type Row = Readonly<Record<string, unknown>>

export interface Statement {
  /** With $1, $2 … for the values. */
  readonly sql: string
  readonly values: readonly SqlValue[]
}

/** What else a script may ask of its engine: to spread word once all is kept, and to set a time. */
interface Word {
  readonly tell: Topic
}
export interface Wake {
  readonly match: MatchId
  readonly due: DueChange
}

/**
 * A piece of work on the database as a generator of statements: SQLite runs it in one go without ever leaving the
 * thread, PostgreSQL statement by statement over the wire. So one text serves both.
 */
export type Script<T> = Generator<Statement | Word | Wake, T, readonly Row[]>

export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  /** Runs a script that only reads. */
  read<T>(script: () => Script<T>): Promise<T>
  /** Runs a script in one transaction; once the promise is fulfilled, what it wrote is on disk. */
  write<T>(script: () => Script<T>): Promise<T>
  /** The same for what may be lost when the power fails: it does not wait for the disk. */
  note<T>(script: () => Script<T>): Promise<T>
}

/** One that nothing is written with. */
export type ReadingEngine = Pick<Engine, 'dialect' | 'read'>

export function statement(sql: string, ...values: readonly SqlValue[]): Statement {
  return { sql, values: values.map(kept) }
}

/** PostgreSQL keeps no NUL in a text, so on both engines another sign stands for it. */
function kept(value: SqlValue): SqlValue {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}

/** As many places for values as there are, counted from `first`. */
export function places(count: number, first = 1): string {
  return Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ')
}
