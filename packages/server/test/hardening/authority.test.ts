import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { Postgres } from '../postgres.ts'
import { authoritySiege } from './authority-siege.ts'

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'windward-authority-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('streams end with the session, token or person they were opened by, and no others do', async (t) => {
  const endings = await authoritySiege({ place: { data: folderFor(t) }, processes: 1, rounds: 1 })
  assert.equal(Object.keys(endings).length, 6)
})

test('so they do at another process, on PostgreSQL', async (t) => {
  const postgres = await Postgres.start()
  t.after(() => postgres.stop())
  const place = { data: folderFor(t), databaseUrl: await postgres.database() }
  const endings = await authoritySiege({ place, processes: 2, rounds: 1 })
  assert.equal(Object.keys(endings).length, 6)
})
