import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Append, Storage } from '../../src/storage/storage.ts'
import { checkpointOf, found, keptMatch, line, step } from './rows.ts'

export function aboutRaces(storage: () => Storage): void {
  test('of two who append the same step, one has raced, and nothing of it is kept', async () => {
    const id = await keptMatch(storage())
    const mine = step(id, 1, { at: 1, lines: [line(1)] })
    const theirs = step(id, 1, {
      at: 2,
      lines: [line(1), line(2)],
      checkpoint: { step: 1, checkpoint: checkpointOf(1), counters: null },
      due: [{ kind: 'deadline', at: 1 }],
      ended: { result: 'draw' },
    })
    assert.deepEqual(await storage().course.append([mine]), ['kept'])
    assert.deepEqual(await storage().course.append([theirs]), ['raced'])
    assert.equal((await storage().course.steps(id, 1))[0]?.at, 1)
    assert.equal((await storage().course.allLines(id, 0, 9)).length, 1)
    assert.equal(await storage().course.checkpoint(id), undefined)
    assert.equal((await found(storage(), id)).match.status, 'gathering')
  })

  test('a race lost in one match is none in another of the same batch', async () => {
    const [a, b] = [await keptMatch(storage()), await keptMatch(storage())]
    await storage().course.append([step(a, 1)])
    const batch = [step(a, 1), step(b, 1), step(a, 2), step(b, 2)]
    assert.deepEqual(await storage().course.append(batch), ['raced', 'kept', 'raced', 'kept'])
    assert.equal(await storage().course.lastStep(a), 1)
  })

  test('a step is only kept on top of the one before it', async () => {
    const id = await keptMatch(storage())
    assert.deepEqual(await storage().course.append([step(id, 2)]), ['raced'])
    assert.deepEqual(await storage().course.append([step(id, 1), step(id, 3)]), ['kept', 'raced'])
    assert.equal(await storage().course.lastStep(id), 1)
  })

  test('many appenders at once: every step is kept once, and everybody knows whose it is', async () => {
    const id = await keptMatch(storage())
    const appended: Append[] = []
    const appender = async (who: number) => {
      for (let tries = 0; tries < 10; tries += 1) {
        const next = (await storage().course.lastStep(id)) + 1
        const mine = step(id, next, { at: who })
        const [kept] = await storage().course.append([mine])
        if (kept === 'kept') appended.push(mine)
      }
    }
    await Promise.all([1, 2, 3, 4, 5].map(appender))
    const rows = await storage().course.steps(id, 1)
    assert.deepEqual(
      rows.map((row) => [row.step, row.at]),
      appended.toSorted((a, b) => a.step - b.step).map((row) => [row.step, row.at]),
    )
    assert.deepEqual(
      rows.map((row) => row.step),
      rows.map((_, index) => index + 1),
    )
  })
}
