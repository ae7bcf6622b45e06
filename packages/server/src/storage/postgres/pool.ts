import { Pool, type PoolClient, type QueryResult } from 'pg'
import type { Row } from '../sql/script.ts'

/** Lists go to PostgreSQL as arrays. */
type Value = string | number | null | readonly (string | number | null)[]

const CONNECTIONS = 10
const STATEMENT_MS = 30_000
const MOST_PREPARED = 500

export function poolAt(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'windward',
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
  })
  // A server that goes away breaks idle connections too. Whoever asks next gets a new one, or hears of it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const names = new Map<string, string>()

/** The same text has the same name on every connection, so each connection plans it once. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= MOST_PREPARED) return known
  const name = `windward_${names.size + 1}`
  names.set(sql, name)
  return name
}

export async function query(
  on: Pool | PoolClient,
  sql: string,
  values: readonly Value[],
): Promise<readonly Row[]> {
  const name = nameOf(sql)
  const wanted = { text: sql, values: [...values] }
  const result: QueryResult<Record<string, unknown>> = await on.query(
    name === undefined ? wanted : { ...wanted, name },
  )
  return result.rows
}
