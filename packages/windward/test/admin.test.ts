import assert from 'node:assert/strict'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openTable, type Table } from './table.ts'
import { scratch, windward } from './windward.ts'

/** A minute's worth, for a machine that is busy. */
const TRIES = 600

let table: Table
before(async () => {
  table = await openTable()
})
after(() => table.close())

const admin = (...words: readonly string[]) => windward('admin', ...words, '--data', table.data)

const listed = async (
  what: string,
  ...words: readonly string[]
): Promise<readonly Record<string, unknown>[]> => {
  const { code, out, err } = await admin(what, ...words, '--json')
  assert.equal(code, 0, err)
  return Object(JSON.parse(out))[what]
}

describe('an operator, while the table is open', () => {
  test('sees matches and people, and nothing that would spoil a match', async () => {
    const guest = await table.arrive()
    const id = await guest.layTable()
    const found = (await listed('matches', 'gathering')).find((match) => match['id'] === id)
    assert.equal(found?.['game'], 'fixture')
    assert.doesNotMatch(JSON.stringify(found), /seed|commitment/)
    const people = await listed('people', guest.name)
    assert.deepEqual(
      people.map(({ id, guest, banned }) => [id, guest, banned]),
      [[guest.id, true, false]],
    )
    assert.deepEqual(await listed('matches', 'over'), [])
  })

  test('keeps somebody out and lets them in again', async () => {
    const guest = await table.arrive()
    assert.equal((await admin('ban', guest.id)).code, 0)
    assert.equal((await listed('people', guest.id))[0]?.['banned'], true)
    assert.equal((await admin('unban', guest.id)).code, 0)
    assert.equal((await listed('people', guest.id))[0]?.['banned'], false)
    const nobody = await admin('ban', 'nobody-at-all')
    assert.deepEqual([nobody.code, nobody.err], [1, 'There is no such person.\n'])
  })

  test('hears that a directory holds no table, and none is made there', async (t) => {
    const nowhere = join(scratch(t), 'nowhere')
    const { code, err } = await windward('admin', 'people', '--data', nowhere)
    assert.deepEqual([code, err], [1, `There is no table in ${nowhere}: it holds no windward.sqlite.\n`])
    assert.throws(() => statSync(nowhere))
  })

  test('puts a match away, and the running table notices', async () => {
    const guest = await table.arrive()
    const id = await guest.layTable()
    assert.equal((await admin('close', id)).code, 0)
    for (let tries = 0; tries < TRIES; tries++) {
      if ((await guest.statusOf(id)) === 'archived') break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    assert.equal(await guest.statusOf(id), 'archived')
    assert.equal((await admin('close', 'no-such-match')).code, 1)
  })

  test('reads reports and notes what came of them', async () => {
    const guest = await table.arrive()
    await guest.report('Somebody shouted.')
    const found = (await listed('reports')).find((report) => report['text'] === 'Somebody shouted.')
    assert.equal(found?.['by'], guest.id)
    const id = String(found?.['id'])
    assert.equal((await admin('settle', id, 'Spoke to them.')).code, 0)
    assert.ok(!(await listed('reports')).some((report) => report['id'] === id))
    assert.match((await admin('reports', '--all')).out, /Spoke to them\./)
    assert.equal((await admin('settle', id, 'again')).code, 1)
  })

  test('makes a backup that can be restored elsewhere', async (t) => {
    const guest = await table.arrive()
    const match = await guest.layTable()
    const directory = scratch(t)
    const file = join(directory, 'backup.gz')
    const { code, err } = await admin('backup', file)
    assert.equal(code, 0, err)
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600)

    const elsewhere = join(directory, 'elsewhere')
    const restored = await windward('admin', 'restore', file, '--data', elsewhere)
    assert.equal(restored.code, 0, restored.err)
    const other = await openTable(elsewhere)
    try {
      assert.equal(await other.nameBy(guest.cookie), guest.name)
    } finally {
      await other.close()
    }
    const { out } = await windward('admin', 'matches', '--data', elsewhere, '--json')
    assert.match(out, new RegExp(match))

    const again = await windward('admin', 'restore', file, '--data', elsewhere)
    assert.equal(again.code, 1)
    assert.match(again.err, /empty/)
  })

  test('is told when a file is no backup', async (t) => {
    const directory = scratch(t)
    const file = join(directory, 'other.gz')
    writeFileSync(file, 'not pressed at all')
    assert.equal((await windward('admin', 'restore', file, '--data', join(directory, 'a'))).code, 1)
    assert.equal(
      (await windward('admin', 'restore', join(directory, 'none'), '--data', join(directory, 'b'))).code,
      1,
    )
  })
})
