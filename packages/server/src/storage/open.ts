import { openSqlite } from './sqlite/open.ts'
import type { Storage } from './storage.ts'

/** Where matches and people are kept: a database of PostgreSQL, or a file. */
export type Where = { readonly url: string } | { readonly file: string }

export async function openStorage(where: Where): Promise<Storage> {
  if ('file' in where) return openSqlite(where.file)
  // Whoever keeps a file does without what PostgreSQL needs: it is some megabytes of memory.
  const { openPostgres } = await import('./postgres/open.ts')
  return openPostgres(where.url)
}
