import assert from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { scratch, windward } from '../test-kit/command-line.ts'
import { openTable, type Table } from './table.ts'

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
    const banned = await admin('ban', guest.id)
    assert.deepEqual(
      [banned.code, banned.out],
      [0, `${guest.id} is kept out from now on; unban lets them in again.\n`],
    )
    assert.equal((await listed('people', guest.id))[0]?.['banned'], true)
    const unbanned = JSON.parse((await admin('unban', guest.id, '--json')).out)
    assert.deepEqual(unbanned, {
      ok: true,
      person: guest.id,
      banned: false,
      sentence: `${guest.id} may come in again.`,
    })
    assert.equal((await listed('people', guest.id))[0]?.['banned'], false)
    const nobody = await admin('ban', 'nobody-at-all')
    assert.deepEqual([nobody.code, nobody.err], [2, 'There is no person “nobody-at-all”.\n'])
  })

  test('deletes somebody, and is told so', async () => {
    const guest = await table.arrive()
    const { code, out } = await admin('forget', guest.id)
    assert.deepEqual([code, out], [0, `${guest.id} is deleted, with everything that was theirs alone.\n`])
    assert.deepEqual(await listed('people', guest.id), [])
    const again = await admin('forget', guest.id, '--json')
    assert.deepEqual(
      [again.code, JSON.parse(again.out)],
      [2, { ok: false, sentence: `There is no person “${guest.id}”.` }],
    )
  })

  test('is told what becomes of every match by the present rules, and nothing has changed', async () => {
    const id = await (await table.arrive()).layTable()
    const { code, out, err } = await admin('upgrade', '--check', '--json')
    const found = Object(JSON.parse(out))
    assert.deepEqual([code, err, found.ok, found.totals.stranded], [0, '', true, 0])
    const sentence = 'This match can begin as it is.'
    assert.deepEqual(
      found.matches.find((each: { match: string }) => each.match === id),
      { match: id, game: 'fixture', status: 'gathering', becomes: 'as-it-is', sentence },
    )
    const lines = await admin('upgrade', '--check')
    assert.ok(lines.out.includes(`${id}  gathering  fixture  ${sentence}\n`))
    assert.match(lines.out, /Every match that is being played goes on\.\n$/)
  })

  test('must say that an upgrade is only to be checked', async () => {
    const { code, err } = await admin('upgrade')
    assert.equal(code, 2)
    assert.match(err, /^Say --check\./)
  })

  test('hears that a directory holds no table, and none is made there', async (t) => {
    const nowhere = join(scratch(t), 'nowhere')
    const { code, err } = await windward('admin', 'people', '--data', nowhere)
    assert.deepEqual([code, err], [2, `There is no table in ${nowhere}: it holds no windward.sqlite.\n`])
    assert.throws(() => statSync(nowhere))
  })

  test('puts a match away, and the running table notices', async () => {
    const guest = await table.arrive()
    const id = await guest.layTable()
    const closed = await admin('close', id)
    assert.deepEqual([closed.code, closed.out], [0, `Match ${id} is put away for good; its record stays.\n`])
    for (let tries = 0; tries < TRIES; tries++) {
      if ((await guest.statusOf(id)) === 'archived') break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    assert.equal(await guest.statusOf(id), 'archived')
    assert.equal((await admin('close', 'no-such-match')).code, 2)
    assert.equal((await admin('matches', 'sunk')).code, 2)
  })

  test('reads reports and notes what came of them', async () => {
    const guest = await table.arrive()
    await guest.report('Somebody shouted.')
    const found = (await listed('reports')).find((report) => report['text'] === 'Somebody shouted.')
    assert.equal(found?.['by'], guest.id)
    const id = String(found?.['id'])
    const settled = await admin('settle', id, 'Spoke to them.')
    assert.deepEqual([settled.code, settled.out], [0, `Report ${id} is noted as seen to.\n`])
    assert.ok(!(await listed('reports')).some((report) => report['id'] === id))
    assert.match((await admin('reports', '--all')).out, /Spoke to them\./)
    assert.equal((await admin('settle', id, 'again')).code, 2)
  })

  test('makes a backup that can be restored elsewhere', async (t) => {
    const guest = await table.arrive()
    const match = await guest.layTable()
    const directory = scratch(t)
    const file = join(directory, 'backup.gz')
    const { code, out: said, err } = await admin('backup', file)
    assert.equal(code, 0, err)
    assert.equal(said, `Everything is written to ${file}. It holds secrets: keep it safe.\n`)
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600)

    const elsewhere = join(directory, 'elsewhere')
    const restored = await windward('admin', 'restore', file, '--data', elsewhere)
    assert.equal(restored.code, 0, restored.err)
    assert.equal(restored.out, `Everything in ${file} is restored.\n`)
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

  test('is told in a sentence when a file is no backup, or only a part of one', async (t) => {
    const directory = scratch(t)
    const file = (name: string, bytes: string | Uint8Array) => {
      writeFileSync(join(directory, name), bytes)
      return join(directory, name)
    }
    const letter = gzipSync('Dear sir or madam,\n')
    const whole = join(directory, 'whole.gz')
    await admin('backup', whole)
    const wrong: readonly (readonly [file: string, code: number, sentence: RegExp])[] = [
      [file('letter.txt', 'not pressed at all'), 1, /letter\.txt is not a backup that “windward/],
      [file('letter.gz', letter), 1, /Line 1 of .*letter\.gz is none of a backup/],
      [file('half.gz', readFileSync(whole).subarray(0, -9)), 1, /half\.gz is only a part of a backup/],
      [file('nothing.gz', ''), 1, /backup/],
      [join(directory, 'none'), 2, /none cannot be read/],
      [directory, 2, /is not a file/],
    ]
    for (const [index, [path, code, sentence]] of wrong.entries()) {
      const ran = await windward('admin', 'restore', path, '--data', join(directory, `${index}`), '--json')
      assert.equal(ran.code, code, path)
      assert.match(ran.err, sentence)
      assert.match(JSON.parse(ran.out).sentence, sentence)
    }
  })
})
