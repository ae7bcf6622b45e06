import { FanOutHere } from '../live/fan-out-here.ts'
import type { Where } from './open.ts'
import { PostgresEngine } from './postgres/engine.ts'
import { poolAt } from './postgres/pool.ts'
import type { Engine } from './sql/script.ts'
import { Connection } from './sqlite/connection.ts'
import { SqliteEngine } from './sqlite/engine.ts'

/** A database as it is, of whatever version, with nothing running on it: for restoring and migrating. */
export interface RawDatabase {
  readonly engine: Engine
  close(): Promise<void>
}

export function openRawDatabase(where: Where): RawDatabase {
  if ('url' in where) {
    const pool = poolAt(where.url)
    return { engine: new PostgresEngine(pool), close: () => pool.end() }
  }
  const connection = new Connection(where.file)
  return { engine: new SqliteEngine(connection, new FanOutHere()), close: async () => connection.close() }
}
