import type { Pool, PoolClient } from 'pg'
import type { Engine, Row, Script } from '../sql/script.ts'
import { isInTheWay, isLost, patientlyForNow, Uncertain } from './connection-trouble.ts'
import { SET_DUE } from './due-sql.ts'
import { query } from './pool.ts'
import { TELL } from './topics.ts'

/** Runs scripts on PostgreSQL. What they tell goes out with the commit, or not at all. */
export class PostgresEngine implements Engine {
  readonly dialect = 'postgres'
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  read<T>(script: () => Script<T>): Promise<T> {
    return patientlyForNow(() => run(this.#pool, script()))
  }

  write<T>(script: () => Script<T>): Promise<T> {
    return patientlyForNow(() => this.#transaction('begin', (client) => run(client, script())))
  }

  note<T>(script: () => Script<T>): Promise<T> {
    const begin = 'begin; set local synchronous_commit = off'
    return patientlyForNow(() => this.#transaction(begin, (client) => run(client, script())))
  }

  async #transaction<T>(begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    let broken = false
    try {
      await client.query(begin)
      const result = await work(client)
      await commit(client)
      return result
    } catch (fault) {
      broken = isLost(fault) || fault instanceof Uncertain
      if (!broken) await client.query('rollback')
      throw fault
    } finally {
      client.release(broken)
    }
  }
}

async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit')
  } catch (fault) {
    if (isInTheWay(fault) || !isLost(fault)) throw fault
    throw new Uncertain('The database was lost while it committed.', { cause: fault })
  }
}

async function run<T>(on: Pool | PoolClient, script: Script<T>): Promise<T> {
  for (let next = script.next([]); ; ) {
    if (next.done === true) return next.value
    let rows: readonly Row[] = []
    if ('sql' in next.value) rows = await query(on, next.value.sql, next.value.values)
    else if ('tell' in next.value) await query(on, TELL, [next.value.tell])
    else {
      const { match, due } = next.value
      await query(on, SET_DUE, [[match], [due.kind], [due.at]])
    }
    next = script.next(rows)
  }
}
