import { type ArchiveRow, TABLES, VERSION } from './archive-rows.ts'
import { openBare } from './bare.ts'
import { CannotOpen } from './cannot-open.ts'
import { migrate, versionOf } from './migrate.ts'
import type { Where } from './open.ts'
import { whole } from './sql/columns.ts'
import { type Engine, places, type Script, statement } from './sql/script.ts'

const BATCH = 500

/** Puts a backup into an empty database, and brings it to the version of today. */
export async function restore(where: Where, rows: AsyncIterable<ArchiveRow>): Promise<void> {
  const { engine, close } = openBare(where)
  try {
    await fill(engine, rows)
    await migrate(engine)
  } finally {
    await close()
  }
}

async function fill(engine: Engine, rows: AsyncIterable<ArchiveRow>): Promise<void> {
  let batch: ArchiveRow[] = []
  let begun = false
  for await (const each of rows) {
    if (!begun) {
      await begin(engine, each)
      begun = true
      continue
    }
    batch.push(each)
    if (batch.length < BATCH) continue
    await keep(engine, batch)
    batch = []
  }
  if (!begun) throw new CannotOpen('This backup is empty.')
  await keep(engine, batch)
}

/** The tables as they were when the backup was made. */
async function begin(engine: Engine, { table, row }: ArchiveRow): Promise<void> {
  const version = table === VERSION ? row['version'] : undefined
  if (typeof version !== 'number') throw new CannotOpen('This is not a backup, or its beginning is missing.')
  await migrate(engine, version)
  const [there, matches] = await engine.read(function* () {
    const [counted] = yield statement('select count(*) as matches from matches')
    return [yield* versionOf(), counted === undefined ? 0 : whole(counted, 'matches')] as const
  })
  if (matches > 0)
    throw new CannotOpen('There are matches in this database. A backup is restored into an empty one.')
  if (there === version) return
  throw new CannotOpen(
    there > version
      ? 'This database is in use already. A backup of an older Windward is restored into one that is not.'
      : `The backup was made by a newer Windward (its version is ${version}, this one knows ${there}).`,
  )
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
