import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'
import { cannotOpen } from './file-trouble.ts'

const PRIVATE = 0o600

/**
 * Opens a database file that nobody but its owner may read, whatever the directory allows. What SQLite puts beside it gets
 * the rights of the file; what lies there from before is set right.
 */
export function openPrivately(file: string, options: DatabaseSyncOptions, pragmas: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    if (file !== ':memory:') {
      closeSync(openSync(file, 'a', PRIVATE))
      for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, PRIVATE)
    }
    database = new DatabaseSync(file, options)
    database.exec(pragmas)
    return database
  } catch (trouble) {
    database?.close()
    throw cannotOpen(file, trouble)
  }
}
