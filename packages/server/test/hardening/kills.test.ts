import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Postgres } from '../postgres.ts'
import { besiege } from './siege.ts'

const data = mkdtempSync(join(tmpdir(), 'windward-siege-'))
after(() => rmSync(data, { recursive: true, force: true }))

const USUAL = { matches: 3, seats: 4, kills: 8 }
/** Before every blow each match gets an answer, on average. */
const LEAST = USUAL.kills * USUAL.matches

test('SQLite: a server killed again and again loses nothing it acknowledged, and streams resume', async () => {
  const { acknowledged, lines, reconnections } = await besiege({ ...USUAL, place: { data }, processes: 1 })
  assert.ok(acknowledged >= LEAST, `${acknowledged} answers were acknowledged`)
  assert.ok(lines > 0 && reconnections > USUAL.kills)
})

test('PostgreSQL: the same, and three processes of which one dies at a time', async () => {
  const postgres = await Postgres.start()
  try {
    const one = { data, databaseUrl: await postgres.database() }
    const { acknowledged } = await besiege({ ...USUAL, place: one, processes: 1 })
    assert.ok(acknowledged >= LEAST, `${acknowledged} answers were acknowledged`)
    const three = { data, databaseUrl: await postgres.database() }
    const restart = () => postgres.restart(200)
    const proven = await besiege({
      ...USUAL,
      place: three,
      processes: 3,
      silent: 1,
      kills: 4,
      restarts: 1,
      restart,
    })
    assert.ok(proven.acknowledged > 10 && proven.deadlines > 1, JSON.stringify(proven))
  } finally {
    await postgres.stop()
  }
})
