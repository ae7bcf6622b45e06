import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Due } from '../../src/match/clock/due.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { keptMatch, step } from './rows.ts'

/** A machine that is busy may take its time. */
const PATIENCE_MS = 60_000

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && !condition(); waited += 20) await pause(20)
  assert.ok(condition(), 'it did not happen in time')
}

export function aboutDue(storage: () => Storage): void {
  /** Runs the due times while something is done, and notes what fired. */
  const firing = async (
    act: (fired: Due[]) => Promise<void>,
    handler: (due: Due) => Promise<void> = async () => undefined,
  ) => {
    const fired: Due[] = []
    const stop = await storage().due.start(async (due) => {
      fired.push(due)
      await handler(due)
    })
    await act(fired).finally(stop)
  }
  const count = (fired: readonly Due[], match: string, kind = 'deadline') =>
    fired.filter((due) => due.match === match && due.kind === kind).length

  test('a time that was set with a step or a change fires once, and not before it has come', async () => {
    const [a, b] = [await keptMatch(storage()), await keptMatch(storage())]
    let early = false
    const at = Date.now() + 400
    await firing(
      async (fired) => {
        await storage().course.append([step(a, 1, { due: [{ kind: 'deadline', at }] })])
        await storage().matches.change(b, 1, { due: [{ kind: 'bots', at: 0 }] })
        await until(() => count(fired, a) === 1 && count(fired, b, 'bots') === 1)
        await pause(300)
        assert.deepEqual([count(fired, a), count(fired, b, 'bots')], [1, 1])
      },
      async ({ match }) => {
        early ||= match === a && Date.now() < at
      },
    )
    assert.equal(early, false)
  })

  test('a time that was set before the start fires after it', async () => {
    const id = await keptMatch(storage())
    await storage().course.append([step(id, 1, { due: [{ kind: 'deadline', at: 1 }] })])
    await firing((fired) => until(() => count(fired, id) === 1))
  })

  test('a time that was taken back or put off does not fire', async () => {
    const [a, b, other] = [await keptMatch(storage()), await keptMatch(storage()), await keptMatch(storage())]
    const deadline = (at: number | null) => ({ due: [{ kind: 'deadline', at }] })
    await storage().course.append([step(a, 1, deadline(1)), step(b, 1, deadline(1))])
    await storage().course.append([step(a, 2, deadline(null)), step(b, 2, deadline(Date.now() + 60_000))])
    await storage().course.append([step(other, 1, deadline(2))])
    await firing(async (fired) => {
      await until(() => count(fired, other) === 1)
      await pause(100)
      assert.deepEqual([count(fired, a), count(fired, b)], [0, 0])
    })
  })

  test('a time that was put off and then brought forward fires at the earlier', async () => {
    const id = await keptMatch(storage())
    await firing(async (fired) => {
      for (const [index, later] of [60_000, 90_000, 200].entries()) {
        const due = [{ kind: 'deadline', at: Date.now() + later }]
        await storage().course.append([step(id, index + 1, { due })])
      }
      await until(() => count(fired, id) === 1)
    })
  })

  test('a handler may set the next time while it runs', async () => {
    const id = await keptMatch(storage())
    let steps = 1
    await storage().course.append([step(id, 1, { due: [{ kind: 'bots', at: 0 }] })])
    await firing(
      (fired) => until(() => count(fired, id, 'bots') === 4),
      async ({ match }) => {
        if (match !== id || steps > 3) return
        steps += 1
        await storage().course.append([step(id, steps, { due: [{ kind: 'bots', at: 0 }] })])
      },
    )
  })

  test('a handler that failed is called again', async () => {
    const id = await keptMatch(storage())
    await storage().course.append([step(id, 1, { due: [{ kind: 'deadline', at: 0 }] })])
    let failed = false
    await firing(
      (fired) => until(() => count(fired, id) === 2),
      async ({ match }) => {
        if (match !== id || failed) return
        failed = true
        throw new Error('not this time')
      },
    )
  })
}
