import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Storage } from './storage.ts'

/** Where matches and people are kept: a database of PostgreSQL, or a file. */
export type Where = { readonly url: string } | { readonly file: string }

export function openStorage(where: Where): Promise<Storage> {
  return 'url' in where ? openPostgres(where.url) : openSqlite(where.file)
}
