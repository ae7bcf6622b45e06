import type { ArchiveRow } from './archive-rows.ts'
import { archivePostgres } from './postgres/archive.ts'
import { archiveSqlite } from './sqlite/archive.ts'
import type { Storage } from './storage.ts'

/**
 * Everything that is kept, as it was at one moment, while play goes on. It holds seeds and sealed answers: keep it safe.
 * Either engine can restore what the other has archived.
 */
export function archive({ database }: Storage): AsyncGenerator<ArchiveRow> {
  return database.engine === 'sqlite' ? archiveSqlite(database.sqlite) : archivePostgres(database.pool)
}
