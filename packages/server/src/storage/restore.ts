import { type ArchiveRow, TABLES, VERSION } from './archive-rows.ts'
import { CannotOpen } from './cannot-open.ts'
import { isMade, migrate, migrationsOf, versionOf } from './migrate.ts'
import type { Where } from './open.ts'
import { openRawDatabase } from './raw-database.ts'
import { whole } from './sql/columns.ts'
import { type Engine, places, type Script, statement } from './sql/script.ts'

const BATCH = 500

/**
 * Puts a backup into an empty database, and brings it to the version of today. Where that fails, the database is left as
 * it was; returned is what does so later, should something else fail.
 */
export async function restore(where: Where, rows: AsyncIterable<ArchiveRow>): Promise<() => Promise<void>> {
  const { engine, close } = openRawDatabase(where)
  const undo = async () => {
    const again = openRawDatabase(where)
    await clear(again.engine, wasNew).finally(again.close)
  }
  let wasNew = false
  let begun = false
  try {
    wasNew = await mustBeEmpty(engine)
    const first = rows[Symbol.asyncIterator]()
    const version = versionIn(await first.next(), engine)
    begun = true
    await begin(engine, version)
    await fill(engine, first)
    await migrate(engine)
    return undo
  } catch (fault) {
    if (begun) await clear(engine, wasNew)
    throw fault
  } finally {
    await close()
  }
}

/** True if nothing was ever made in it. */
async function mustBeEmpty(engine: Engine): Promise<boolean> {
  const matches = await engine.read(function* (): Script<number | undefined> {
    if (!(yield* isMade(engine.dialect))) return undefined
    const [counted] = yield statement('select count(*) as matches from matches')
    return counted === undefined ? 0 : whole(counted, 'matches')
  })
  if (matches !== undefined && matches > 0)
    throw new CannotOpen('There are matches in this database. A backup is restored into an empty one.')
  return matches === undefined
}

function versionIn(first: IteratorResult<ArchiveRow, unknown>, { dialect }: Engine): number {
  if (first.done === true) throw new CannotOpen('This backup is empty.')
  const { table, row } = first.value
  const version = table === VERSION ? row['version'] : undefined
  if (typeof version !== 'number') throw new CannotOpen('This is not a backup, or its beginning is missing.')
  const known = migrationsOf(dialect).length
  if (version <= known) return version
  throw new CannotOpen(
    `The backup was made by a newer Windward (its version is ${version}, this one knows ${known}).`,
  )
}

/** The tables as they were when the backup was made. */
async function begin(engine: Engine, version: number): Promise<void> {
  await migrate(engine, version)
  if ((await engine.read(versionOf)) > version)
    throw new CannotOpen(
      'This database is in use already. A backup of an older Windward is restored into one that is not.',
    )
}

async function fill(engine: Engine, rows: AsyncIterator<ArchiveRow>): Promise<void> {
  let batch: ArchiveRow[] = []
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    batch.push(next.value)
    if (batch.length < BATCH) continue
    await keep(engine, batch)
    batch = []
  }
  await keep(engine, batch)
}

function keep(engine: Engine, batch: readonly ArchiveRow[]): Promise<void> {
  return engine.write(function* (): Script<void> {
    for (const { table, row } of batch) {
      const columns = Object.keys(row)
      if (!TABLES.some((known) => known === table) || !columns.every((column) => /^[a-z_]+$/.test(column))) {
        throw new CannotOpen(`The backup has rows for ${table.slice(0, 40)}, which is not known here.`)
      }
      yield statement(
        `insert into ${table} (${columns.join(', ')}) values (${places(columns.length)})`,
        ...Object.values(row),
      )
    }
  })
}

/** A database that was empty is so again; one in which there was nothing has nothing in it. */
function clear(engine: Engine, wasNew: boolean): Promise<void> {
  return engine.write(function* (): Script<void> {
    for (const table of TABLES.toReversed())
      yield statement(wasNew ? `drop table if exists ${table}` : `delete from ${table}`)
    if (wasNew) yield statement('drop table if exists migrations')
  })
}
