import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayRead, SPECTATOR } from '@windward/table'
import type { Storage } from '../../src/storage/storage.ts'
import { checkpointOf, found, keptMatch, line, step } from './rows.ts'

export function aboutCourses(storage: () => Storage): void {
  test('steps come back as they were kept, in order, from any of them on', async () => {
    const id = await keptMatch(storage())
    assert.equal(await storage().course.lastStep(id), 0)
    const steps = [step(id, 1), step(id, 2), step(id, 3)]
    assert.deepEqual(await storage().course.append(steps), ['kept', 'kept', 'kept'])
    const rows = steps.map(({ step: number, at, entries }) => ({ step: number, at, entries }))
    assert.deepEqual(await storage().course.steps(id, 1), rows)
    assert.deepEqual(await storage().course.steps(id, 3), rows.slice(2))
    assert.deepEqual(await storage().course.steps(id, 4), [])
    assert.equal(await storage().course.lastStep(id), 3)
  })

  test('answers keep every sign, and the order of their fields', async () => {
    const id = await keptMatch(storage())
    const answer = { z: 'a \u0000 \ud800 🚢', a: [1.5, -7, 1e21, null, true], '': {} }
    const entries = [{ do: 'answer', seat: 'red', question: '1#1', answer, by: 'standing' }] as const
    await storage().course.append([step(id, 1, { entries })])
    const [row] = await storage().course.steps(id, 1)
    assert.equal(JSON.stringify(row?.entries), JSON.stringify(entries))
  })

  test('an empty batch is nothing', async () => {
    assert.deepEqual(await storage().course.append([]), [])
  })

  test('each viewer reads its own lines, counted by its own numbers', async () => {
    const id = await keptMatch(storage())
    const lines = [line(1), line(2, ['red']), line(3, ['red', 'blue']), line(4, ['blue']), line(5)]
    await storage().course.append([
      step(id, 1, { lines: lines.slice(0, 2) }),
      step(id, 2, { lines: lines.slice(2) }),
    ])
    const read = async (viewer: string, from: number, limit = 10) =>
      (await storage().course.lines(id, viewer, from, limit)).map(({ n, what, private: mine }) => [
        n,
        what,
        mine,
      ])
    const what = (n: number) => ['happened', { n }]
    assert.deepEqual(await read('red', 0), [
      [1, what(1), false],
      [2, what(2), true],
      [3, what(3), true],
      [4, what(5), false],
    ])
    assert.deepEqual(await read('blue', 1, 2), [
      [2, what(3), true],
      [3, what(4), true],
    ])
    assert.deepEqual(await read(SPECTATOR, 1), [[2, what(5), false]])
    assert.deepEqual(await read('re', 0), await read(SPECTATOR, 0))
    assert.deepEqual(await read('red', 4), [])
    assert.deepEqual(await storage().course.allLines(id, 2, 2), lines.slice(2, 4))
  })

  test('a database lets each viewer read the very lines the table does', async () => {
    const id = await keptMatch(storage())
    const names = [
      'red',
      're',
      'RED',
      '"red"',
      "r'ed",
      'red,blue',
      '["red"]',
      '%',
      '',
      'all',
      'null',
      '0',
      SPECTATOR,
    ]
    const audiences = [
      'all',
      [],
      ['red', 'blue'],
      ['blue', 'red', 'red'],
      names,
      ...names.map((name) => [name]),
    ] as const
    const lines = audiences.map((to, index) => line(index + 1, to))
    await storage().course.append([step(id, 1, { lines })])
    for (const viewer of [...names, 'blue']) {
      const read = await storage().course.lines(id, viewer, 0, lines.length)
      const may = lines.filter(({ to }) => mayRead(to, viewer))
      assert.deepEqual(
        read.map(({ what }) => what),
        may.map(({ what }) => what),
        viewer,
      )
    }
  })

  test('the newest checkpoint opens a match, and the one before it is still there', async () => {
    const id = await keptMatch(storage())
    assert.equal(await storage().course.checkpoint(id), undefined)
    for (const number of [1, 2, 3]) {
      const checkpoint = { step: number, checkpoint: checkpointOf(number), counters: { open: number } }
      await storage().course.append([step(id, number, { checkpoint })])
    }
    const newest = await storage().course.checkpoint(id)
    assert.deepEqual(newest, { step: 3, checkpoint: checkpointOf(3), counters: { open: 3 } })
    assert.equal((await storage().course.checkpoint(id, 2))?.step, 2)
    assert.equal(await storage().course.checkpoint(id, 1), undefined)
  })

  test('a match ends together with its last step', async () => {
    const id = await keptMatch(storage(), { status: 'playing' })
    await storage().course.append([step(id, 1, { ended: { result: { winner: 'red' } } })])
    const { match } = await found(storage(), id)
    assert.deepEqual([match.status, match.ended, match.result], ['over', 5001, { winner: 'red' }])
    assert.equal(match.revision, 2)
  })
}
