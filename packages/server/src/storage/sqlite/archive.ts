import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { type ArchiveRow, TABLES, VERSION } from '../archive-rows.ts'
import { whole } from '../sql/columns.ts'

/** The rows of a copy of the file: the copy is of one moment, and reading it is in nobody's way. */
export async function* archiveSqlite(database: DatabaseSync): AsyncGenerator<ArchiveRow> {
  const folder = await mkdtemp(join(tmpdir(), 'windward-backup-'))
  try {
    const file = join(folder, 'copy.sqlite')
    await backup(database, file)
    const copy = new DatabaseSync(file, { readOnly: true })
    try {
      yield* rowsOf(copy)
    } finally {
      copy.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function* rowsOf(copy: DatabaseSync): Generator<ArchiveRow> {
  const version = copy.prepare('select max(version) as version from migrations').get() ?? {}
  yield { table: VERSION, row: { version: whole(version, 'version') } }
  for (const table of TABLES) {
    for (const row of copy.prepare(`select * from ${table}`).iterate()) {
      yield {
        table,
        row: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
      }
    }
  }
}

function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError('A column holds neither a text nor a number.')
}
