import type { Pool, PoolClient } from 'pg'
import { isAway, isLost, patientlyForNow } from '../storage/postgres/connection-trouble.ts'
import { awayMeanwhile, noteAway, patienceLeft } from './accounts-unreachable.ts'

const CONNECTIONS = 4

/** As much of a connection as better-auth's library for SQL uses. */
class AccountConnection {
  readonly #client: PoolClient
  #broken = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  query = async (sql: string, values: readonly unknown[] = []) => {
    try {
      return await this.#client.query(sql, [...values])
    } catch (fault) {
      this.#broken ||= isLost(fault)
      if (isAway(fault)) noteAway(fault)
      throw fault
    }
  }

  release(): void {
    this.#client.release(this.#broken)
  }
}

/** The accounts' own connections to PostgreSQL: whoever asks while it restarts waits a little, and once only. */
export class AccountConnections {
  readonly #pool: Pool

  private constructor(pool: Pool) {
    this.#pool = pool
  }

  /** The driver is loaded by whoever needs it. */
  static async open(url: string): Promise<AccountConnections> {
    const { poolAt } = await import('../storage/postgres/pool.ts')
    return new AccountConnections(poolAt(url, { connections: CONNECTIONS, schema: 'people' }))
  }

  async connect(): Promise<AccountConnection> {
    const before = awayMeanwhile()
    if (before !== undefined) throw before
    try {
      return new AccountConnection(await patientlyForNow(() => this.#pool.connect(), patienceLeft()))
    } catch (fault) {
      noteAway(fault)
      throw fault
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
