import type { Pool } from 'pg'
import { query } from './pool.ts'

/** Any number: it only has to be the same in every process, and none that is used for something else. */
const LOCK = 4_517_024

/** Does something unless another process does it just now; the lock ends with the connection, however that ends. */
export async function alone(pool: Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  try {
    const [row] = await query(client, 'select pg_try_advisory_lock($1) as held', [LOCK])
    if (row?.['held'] !== true) return false
    await work()
    return true
  } finally {
    client.release(true)
  }
}
