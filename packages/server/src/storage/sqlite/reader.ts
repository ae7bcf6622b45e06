import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { CannotOpen } from '../cannot-open.ts'
import type { ReadingEngine, Row, Script, Statement } from '../sql/script.ts'
import { cannotOpen } from './file-trouble.ts'
import { questionMarks } from './question-marks.ts'

/** A database file that is read and not changed by so much as a byte. */
export interface Reader {
  readonly engine: ReadingEngine
  close(): Promise<void>
}

/**
 * Where a log lies beside the file, a server runs or has died, and SQLite reads both as any reader does. Where there is none, it
 * would make one; so it is told that nobody writes to the file, and whoever did so all the same is noticed at the end.
 */
export function openReader(file: string): Reader {
  const log = `${file}-wal`
  const isStill = !existsSync(log)
  const url = pathToFileURL(file)
  if (isStill) url.searchParams.set('immutable', '1')
  let database: DatabaseSync
  let before: number
  try {
    const stat = statSync(file)
    // SQLite would say no more than that it cannot be opened.
    if (stat.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' })
    before = stat.mtimeMs
    database = new DatabaseSync(url, { readOnly: true, timeout: 5000 })
  } catch (trouble) {
    throw cannotOpen(file, trouble)
  }
  return {
    engine: {
      dialect: 'sqlite',
      read: async (script) => {
        try {
          return run(database, script())
        } catch (trouble) {
          throw cannotOpen(file, trouble)
        }
      },
    },
    async close() {
      database.close()
      if (isStill && (existsSync(log) || statSync(file).mtimeMs !== before))
        throw new CannotOpen(`Somebody has begun to write to ${file} while it was read. Try again.`)
    },
  }
}

function run<T>(database: DatabaseSync, script: Script<T>): T {
  for (let next = script.next([]); ; ) {
    if (next.done === true) return next.value
    if (!('sql' in next.value)) throw new Error('Whoever only reads has nothing to tell.')
    next = script.next(rowsOf(database, next.value))
  }
}

function rowsOf(database: DatabaseSync, { sql, values }: Statement): readonly Row[] {
  const { sql: marked, order } = questionMarks(sql)
  return database.prepare(marked).all(...order.map((index) => values[index] ?? null))
}
