import { join, parse } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPrivately } from '../storage/sqlite/private-file.ts'
import type { Database } from '../storage/storage.ts'
import { AccountConnections } from './account-connections.ts'

/** Where accounts, sessions and tokens are kept: apart from the matches, in a file or a schema of their own. */
export type PeopleDatabase = DatabaseSync | AccountConnections

/** Any number will do, if only every process of every version takes the same. */
const MIGRATION_LOCK = 7_043_112_019
const SWEEP_LOCK = 7_043_112_020

/**
 * A file of its own, since better-auth holds transactions while it waits, and the connection of the matches must never
 * be found inside one.
 */
const openFile = (path: string): DatabaseSync =>
  openPrivately(path, { timeout: 5000 }, 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')

const IN_MEMORY = ':memory:'

/** Beside the file of the matches: `matches.sqlite` has `matches-people.sqlite`. */
const peopleFileBeside = (file: string): string => {
  if (file === IN_MEMORY || file === '') return IN_MEMORY
  const { dir, name, ext } = parse(file)
  return join(dir, `${name}-people${ext}`)
}

export const openPeopleDatabase = async (matches: Database): Promise<PeopleDatabase> =>
  matches.engine === 'sqlite'
    ? openFile(peopleFileBeside(matches.file))
    : AccountConnections.open(matches.url)

/** Several processes may start at once, and the tables must be made once. */
export const alone = async (database: PeopleDatabase, work: () => Promise<void>): Promise<void> => {
  if (database instanceof DatabaseSync) return work()
  const client = await database.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('CREATE SCHEMA IF NOT EXISTS people')
    await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).finally(() => client.release())
  }
}

/** Does it unless another process is at it: then nobody needs to. */
export const unlessAnother = async (database: PeopleDatabase, work: () => Promise<void>): Promise<void> => {
  if (database instanceof DatabaseSync) return work()
  const client = await database.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS ours', [SWEEP_LOCK])
    if (rows[0]?.ours !== true) return
    try {
      await work()
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [SWEEP_LOCK])
    }
  } finally {
    client.release()
  }
}

export const closePeople = async (database: PeopleDatabase): Promise<void> => {
  if (database instanceof DatabaseSync) database.close()
  else await database.end()
}
