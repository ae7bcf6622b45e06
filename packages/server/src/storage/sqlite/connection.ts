import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Row, SqlValue, Statement } from '../sql/script.ts'
import { aboutFile } from './file-trouble.ts'
import { openPrivately } from './private-file.ts'
import { questionMarks } from './question-marks.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

interface Prepared {
  readonly statement: StatementSync
  readonly order: readonly number[]
}

const MOST_PREPARED = 500

/** What the log holds is brought over to the file at rare intervals: that makes everybody wait. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma temp_store = memory;
  pragma journal_size_limit = 67108864;
  pragma wal_autocheckpoint = 16000;
`

/** A database file, with its statements prepared once. */
export class Connection {
  readonly database: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()
  readonly #log: WriteAheadLog
  readonly #file: string

  constructor(file: string) {
    this.#file = file
    this.database = openPrivately(file, { timeout: 5000, enableForeignKeyConstraints: true }, PRAGMAS)
    this.#log = new WriteAheadLog(file)
  }

  all({ sql, values }: Statement): readonly Row[] {
    try {
      const { statement, order } = this.#prepare(sql)
      return statement.all(...order.map((index) => values[index] ?? null))
    } catch (trouble) {
      throw aboutFile(this.#file, trouble)
    }
  }

  /** For the hot path, where every value has exactly one place: how many rows it changed. */
  run(sql: string, ...values: readonly SqlValue[]): number {
    return Number(this.#prepare(sql).statement.run(...values).changes)
  }

  /** A transaction that does not wait for the disk: the next that does takes it along. */
  quickly<T>(work: () => T): T {
    this.database.exec('pragma synchronous = normal')
    try {
      return this.transaction(work)
    } finally {
      this.database.exec('pragma synchronous = full')
    }
  }

  /**
   * A transaction that is on disk when the promise is kept, as with synchronous = full; but the thread does not stand still
   * meanwhile: SQLite writes to its log, and the log is synchronised beside everything else.
   */
  async durably<T>(work: () => T): Promise<T> {
    const result = this.quickly(work)
    try {
      await this.#log.onDisk()
    } catch (trouble) {
      throw aboutFile(this.#file, trouble)
    }
    return result
  }

  /** All of it, or nothing. Nobody else's statement can come between: the thread is not left. */
  transaction<T>(work: () => T): T {
    try {
      this.run('begin immediate')
      const result = work()
      this.run('commit')
      return result
    } catch (fault) {
      if (this.database.isTransaction) this.database.exec('rollback')
      throw aboutFile(this.#file, fault)
    }
  }

  close(): void {
    this.#prepared.clear()
    this.#log.close()
    if (this.database.isOpen) this.database.close()
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear()
    const marked = questionMarks(sql)
    const prepared = { statement: this.database.prepare(marked.sql), order: marked.order }
    this.#prepared.set(sql, prepared)
    return prepared
  }
}
