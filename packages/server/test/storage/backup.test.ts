import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { archive } from '../../src/storage/archive.ts'
import { type ArchiveRow, TABLES } from '../../src/storage/archive-rows.ts'
import { openStorage, type Where } from '../../src/storage/open.ts'
import { restore } from '../../src/storage/restore.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { Postgres } from '../postgres.ts'
import { checkpointOf, keptMatch, line, name, step } from './rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'windward-backup-test-'))
let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const anywhere = {
  SQLite: async (): Promise<Where> => ({ file: join(folder, `${name('file')}.sqlite`) }),
  PostgreSQL: async (): Promise<Where> => ({ url: await postgres.database() }),
}

/** Something in every table. */
async function fill(storage: Storage): Promise<void> {
  const { matches, course, talk, people, notices, keyValues, bots } = storage
  for (let count = 0; count < 3; count += 1) {
    const id = await keptMatch(storage, { words: { red: 'ß 🚢 \u0000' } })
    await matches.change(id, 1, { asked: ['ben'], happenings: [{ at: 1, what: { pause: true } }] })
    const checkpoint = { step: 1, checkpoint: checkpointOf(1), counters: { open: 1 } }
    const due = [{ kind: 'deadline', at: 4_000_000_000_000 }]
    await course.append([step(id, 1, { lines: [line(1), line(2, ['red'])], checkpoint, due })])
    await talk.say(id, { at: 3, from: 'red', person: 'ann', to: ['blue'], text: 'psst' })
    const notice = { person: 'ann', kind: 'k', match: id, channel: 'email', body: {}, created: 1, due: 2 }
    await notices.put([{ id: name('notice'), ...notice }])
  }
  await people.block({ person: 'ann', blocked: 'ben', at: 1 })
  await people.mute({ person: 'ann', muted: 'ben', match: null, at: 1 })
  const closed = { closed: null, outcome: null }
  await people.report({ id: 'r', by: 'ann', about: 'ben', match: null, text: 'rude', at: 1, ...closed })
  await keyValues.put('scope', 'key', { value: 1 })
  const made = { takes: [], tablesAtOnce: 2, made: 1 }
  await bots.put({ person: 'fathom', name: 'Fathom', owner: 'ann', ownerName: 'Ann', ...made })
}

async function rowsOf(storage: Storage): Promise<ArchiveRow[]> {
  const rows: ArchiveRow[] = []
  for await (const row of archive(storage)) rows.push(JSON.parse(JSON.stringify(row)))
  return rows
}

/** In an order of their own: tables have none. */
const sorted = (rows: readonly ArchiveRow[]) =>
  rows.map(({ table, row }) => JSON.stringify([table, Object.entries(row).toSorted()])).toSorted()

async function* given(rows: readonly ArchiveRow[]): AsyncGenerator<ArchiveRow> {
  yield* rows
}

for (const [from, source] of Object.entries(anywhere)) {
  for (const [to, target] of Object.entries(anywhere)) {
    test(`a backup of ${from} restored on ${to} is the same in every row`, async () => {
      const storage = await openStorage(await source())
      await fill(storage)
      const rows = await rowsOf(storage)
      await storage.close()
      assert.deepEqual(new Set(rows.slice(1).map(({ table }) => table)), new Set(TABLES))
      const place = await target()
      await restore(place, given(rows))
      const restored = await openStorage(place)
      assert.deepEqual(sorted(await rowsOf(restored)), sorted(rows))
      const [{ match } = assert.fail('no match')] = (await restored.matches.list({}, 9)).rows
      assert.deepEqual(await restored.course.append([step(match.id, 2)]), ['kept'])
      await restored.close()
    })
  }

  test(`a due time that was restored on ${from} still fires`, async () => {
    const place = await source()
    const due = { match_id: 'm', kind: 'deadline', at: 1, claimed: 0 }
    const storage = await openStorage(await source())
    await keptMatch(storage, { id: 'm' })
    await restore(place, given([...(await rowsOf(storage)), { table: 'due', row: due }]))
    await storage.close()
    const restored = await openStorage(place)
    const fired = Promise.withResolvers<string>()
    const stop = await restored.due.start(async ({ match }) => fired.resolve(match))
    assert.equal(await fired.promise, 'm')
    await stop()
    await restored.close()
  })

  test(`a backup is restored on ${from} only into an empty database, and only if it is one`, async () => {
    const place = await source()
    const storage = await openStorage(place)
    const rows = await rowsOf(storage)
    const [version = assert.fail('no version')] = rows
    await assert.rejects(restore(place, given([])), /empty/)
    await assert.rejects(restore(place, given([{ table: 'matches', row: {} }])), /not a backup/)
    await assert.rejects(restore(place, given([{ ...version, row: { version: 999 } }])), /newer Windward/)
    await assert.rejects(restore(place, given([version, { table: 'users; --', row: {} }])), /not known here/)
    await keptMatch(storage)
    await storage.close()
    await assert.rejects(restore(place, given(rows)), /There are matches/)
  })
}

test('what is kept while a backup is read is not in it, and is not kept waiting', async () => {
  for (const source of Object.values(anywhere)) {
    const storage = await openStorage(await source())
    const id = await keptMatch(storage)
    const rows = archive(storage)
    await rows.next()
    assert.deepEqual(await storage.course.append([step(id, 1)]), ['kept'])
    for await (const { table } of rows) assert.notEqual(table, 'steps')
    await storage.close()
  }
})
