import { Pool, type PoolClient, type QueryResult } from 'pg'
import type { Row } from '../sql/script.ts'

/** Lists go to PostgreSQL as arrays. */
type Value = string | number | null | readonly (string | number | null)[]

/** To be let in, or to get one of our connections when all are in use. */
const CONNECT_MS = 1000
const STATEMENT_MS = 30_000
/** A server that fell silent does not even say that a statement took too long. */
const SILENT_MS = 35_000
const MOST_PREPARED = 500

export interface PoolWishes {
  readonly connections: number
  /** Where unqualified names are looked up. */
  readonly schema?: string
  /** Refuses whatever would change something. */
  readonly readOnly?: boolean
}

const USUAL: PoolWishes = { connections: 10 }

type Connected = (fault: Error | undefined, client: PoolClient | undefined, done: Done) => void
type Done = (release?: boolean | Error) => void

/**
 * The runner of jobs gives a connection back twice when it is told to stop while the server goes away, and also one that it
 * has waited for in vain, for which the pool hands it nothing to give it back with. Nobody hears of what that throws: it
 * would end the process.
 */
class ForgivingPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return super.connect()
    super.connect((fault, client, done?: Done) => {
      let isBack = false
      connected(fault, client, (release) => {
        if (isBack) return
        isBack = true
        done?.(release)
      })
    })
    return undefined
  }
}

/** Every pool there is comes from here, with limits and with somebody who hears of broken connections. */
export function poolAt(url: string, { connections, schema, readOnly = false }: PoolWishes = USUAL): Pool {
  const options = [
    ...(schema === undefined ? [] : [`-c search_path=${schema}`]),
    ...(readOnly ? ['-c default_transaction_read_only=on'] : []),
  ]
  const pool = new ForgivingPool({
    connectionString: url,
    max: connections,
    application_name: 'windward',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENT_MS,
    ...(options.length > 0 && { options: options.join(' ') }),
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
  })
  // A server that goes away breaks connections that idle, and those in somebody's hands between two statements. Whoever
  // asks next gets a new one, or hears of it; an error nobody listens for would end the process.
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
