import type { AllMatches } from './all-matches.ts'
import { CannotOpen } from './cannot-open.ts'
import { isMade, migrationsOf, newer, versionOf } from './migrate.ts'
import type { Where } from './open.ts'
import { allMatches } from './sql/all-matches.ts'
import type { ReadingEngine, Script } from './sql/script.ts'
import { cannotOpen } from './sqlite/file-trouble.ts'
import { openReader } from './sqlite/reader.ts'

/** What is opened so can be read, and in no way be changed. */
export interface OpenAllMatches {
  readonly allMatches: AllMatches
  /** Lets go; it is said if what was read may not have been of one piece. */
  close(): Promise<void>
}

/**
 * Opens a database beside a server or without one, as it is: nothing is made, brought up to date or written. Nothing if
 * it is none of ours.
 */
export async function openAllMatches(where: Where): Promise<OpenAllMatches | undefined> {
  const { engine, close } = await readerOf(where)
  try {
    if (await isOurs(engine)) return { allMatches: allMatches(engine), close }
    await close()
    return undefined
  } catch (fault) {
    await close()
    throw 'file' in where ? cannotOpen(where.file, fault) : fault
  }
}

async function readerOf(where: Where): Promise<{ engine: ReadingEngine; close: () => Promise<void> }> {
  if ('file' in where) return openReader(where.file)
  const { poolAt } = await import('./postgres/pool.ts')
  const { PostgresEngine } = await import('./postgres/engine.ts')
  const pool = poolAt(where.url, { connections: 1, readOnly: true })
  return { engine: new PostgresEngine(pool), close: () => pool.end() }
}

async function isOurs(engine: ReadingEngine): Promise<boolean> {
  const version = await engine.read(function* (): Script<number> {
    return (yield* isMade(engine.dialect)) ? yield* versionOf() : 0
  })
  const known = migrationsOf(engine.dialect).length
  if (version > known) throw new CannotOpen(newer(version, known))
  return version > 0
}
