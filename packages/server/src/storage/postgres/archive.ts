import type { Pool, PoolClient } from 'pg'
import { type ArchiveRow, type ArchiveValue, TABLES, VERSION } from '../archive-rows.ts'

const PAGE = 500
const LONG_INTEGER = 20

/** The rows as one transaction sees them: what is kept meanwhile is not among them, and is not kept waiting. */
export async function* archivePostgres(pool: Pool): AsyncGenerator<ArchiveRow> {
  const client = await pool.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ version: string }>('select max(version) as version from migrations')
    yield { table: VERSION, row: { version: Number(rows[0]?.version) } }
    for (const table of TABLES) yield* rowsOf(client, table)
    await client.query('commit')
  } finally {
    // Whoever stops reading half-way leaves a transaction open: the connection is not used again.
    client.release(true)
  }
}

async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<ArchiveRow> {
  await client.query(`declare rows_of_${table} cursor for select * from ${table}`)
  for (;;) {
    const { rows, fields } = await client.query<Record<string, unknown>>(
      `fetch ${PAGE} from rows_of_${table}`,
    )
    const long = new Set(
      fields.filter(({ dataTypeID }) => dataTypeID === LONG_INTEGER).map(({ name }) => name),
    )
    for (const row of rows) {
      const values = Object.entries(row).map(([name, value]) => [name, plain(value, long.has(name))])
      yield { table, row: Object.fromEntries(values) }
    }
    if (rows.length < PAGE) return
  }
}

/** Long integers come as texts. */
function plain(value: unknown, isLong: boolean): ArchiveValue {
  if (value === null) return null
  if (isLong) return Number(value)
  if (typeof value === 'string') return value
  throw new TypeError('A column holds neither a text nor a number.')
}
