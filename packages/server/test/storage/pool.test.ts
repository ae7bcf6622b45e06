import assert from 'node:assert/strict'
import { test } from 'node:test'
import { poolAt } from '../../src/storage/postgres/pool.ts'
import { Postgres } from '../postgres.ts'

test('whoever has waited in vain for a connection may give it back, and whoever had one may do so twice', async () => {
  const postgres = await Postgres.start()
  const pool = poolAt(await postgres.database(), { connections: 1 })
  try {
    const only = await pool.connect()
    const fault = await new Promise<Error | undefined>((resolve) => {
      pool.connect((late, _client, done) => {
        done()
        resolve(late)
      })
    })
    assert.match(String(fault), /timeout exceeded/)
    only.release()
    await new Promise<void>((resolve) => {
      pool.connect((_fault, _client, done) => {
        done()
        done()
        resolve()
      })
    })
    assert.equal((await pool.query('select 1')).rowCount, 1)
  } finally {
    await pool.end()
    await postgres.stop()
  }
})
