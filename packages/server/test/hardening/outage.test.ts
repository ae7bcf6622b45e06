import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Postgres } from '../postgres.ts'
import { outages } from './outage.ts'

test('PostgreSQL is stopped under sign-ins, answers and streams: no server ends, and nobody hears of a fault of ours', async () => {
  const data = mkdtempSync(join(tmpdir(), 'windward-outage-'))
  const postgres = await Postgres.start()
  try {
    const load = { processes: 1, matches: 2, seats: 4, comers: 6 }
    const survived = await outages({ postgres, data, ...load, stops: 4, awayMs: 1500 })
    assert.ok((survived.byStatus['503'] ?? 0) > 0, JSON.stringify(survived))
  } finally {
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
})
