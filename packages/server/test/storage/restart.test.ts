import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { Postgres } from '../postgres.ts'
import { hears } from './about-fan-out.ts'
import { found, keptMatch, name, seat, step } from './rows.ts'

/** Longer than the runner of jobs waits for the database before it gives up. */
const LONG_AWAY_MS = 7000

let postgres: Postgres
let storage: Storage
before(async () => {
  postgres = await Postgres.start()
  storage = await openPostgres(await postgres.database())
})
after(async () => {
  await storage.close()
  await postgres.stop()
})

test('PostgreSQL is restarted: appends under way wait, and every step is there once', async () => {
  const matches = await Promise.all(Array.from({ length: 6 }, () => keptMatch(storage)))
  let over = false
  let kept = 0
  const playing = matches.map(async (match) => {
    for (let next = 1; !over; next += 1) {
      const [outcome] = await storage.course.append([step(match, next)])
      assert.equal(outcome, 'kept')
      kept += 1
    }
  })
  await pause(200)
  const before = kept
  await postgres.restart(300)
  const after = kept
  await pause(1200)
  over = true
  await Promise.all(playing)
  assert.ok(before > 0 && kept > after, 'play went on before and after')
  const last = await Promise.all(matches.map((match) => storage.course.lastStep(match)))
  assert.equal(
    last.reduce((sum, each) => sum + each, 0),
    kept,
  )
})

test('PostgreSQL is restarted: reading and changing wait until it is back', async () => {
  const id = await keptMatch(storage)
  const restarted = postgres.restart(300)
  await pause(50)
  const reading = found(storage, id)
  const changing = storage.matches.change(id, 1, { seats: [seat('red', { bot: 'random' })] })
  assert.equal((await reading).match.id, id)
  assert.equal(await changing, 'kept')
  await restarted
})

test('PostgreSQL is restarted: listeners learn that word may have been missed, and then hear again', async () => {
  let gaps = 0
  const stop = storage.fanOut.onGap(() => {
    gaps += 1
  })
  await postgres.restart()
  for (let tries = 0; tries < 100 && gaps === 0; tries += 1) await pause(50)
  stop()
  assert.equal(gaps, 1)
  const topic = name('topic')
  await hears(storage, [topic], () => storage.fanOut.publish(topic))
})

test('PostgreSQL is away for a good while: due times go on firing', async () => {
  const [a, b] = [await keptMatch(storage), await keptMatch(storage)]
  const fired: string[] = []
  const stop = await storage.due.start(async ({ match }) => {
    fired.push(match)
  })
  const due = (later: number) => [{ kind: 'deadline', at: Date.now() + later }]
  await storage.course.append([step(a, 1, { due: due(1500) })])
  await postgres.restart(LONG_AWAY_MS)
  await storage.course.append([step(b, 1, { due: due(500) })])
  for (let tries = 0; tries < 800 && fired.length < 2; tries += 1) await pause(50)
  await stop()
  assert.deepEqual(fired.toSorted(), [a, b].toSorted())
})
