import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { seated } from '../api/table.ts'
import { openServer } from '../api/test-server.ts'

const PATIENCE_MS = 10_000

/** As a busy database may answer: what was asked first comes last. */
async function unevenStorage() {
  const storage = await openSqlite(':memory:')
  const opening = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let holds = false
  const uneven: Storage = {
    ...storage,
    matches: {
      ...storage.matches,
      find: async (id) => {
        const rows = await storage.matches.find(id)
        if (holds) {
          holds = false
          asked.resolve()
          await opening.promise
        }
        return rows
      },
    },
    course: {
      ...storage.course,
      checkpoint: async (id) => {
        opening.resolve()
        await wait(50)
        return storage.course.checkpoint(id)
      },
    },
  }
  const holdNext = () => {
    holds = true
  }
  return { storage: uneven, holdNext, isAsked: asked.promise }
}

test('a match begins although the table as it stood before is read last', async (t) => {
  const { storage, holdNext, isAsked } = await unevenStorage()
  const server = await openServer({ storage })
  t.after(server.close)
  const { id, path } = await seated(server, ['amber', 'blue'])
  holdNext()
  storage.fanOut.publish(`match:${id}`)
  await isAsked
  const started = await fetch(`${server.address}/api/v1${path}/start`, {
    method: 'POST',
    headers: { authorization: 'Bearer person host' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  assert.equal(started.status, 200)
  assert.equal((await storage.course.steps(id, 1)).length, 1)
})
