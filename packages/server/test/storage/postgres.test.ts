import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import { Postgres } from '../postgres.ts'
import { hears } from './about-fan-out.ts'
import { conformance } from './conformance.ts'
import { keptMatch, name, step } from './rows.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

conformance('PostgreSQL', async () => openPostgres(await postgres.database()))

test('word of what one process keeps or publishes reaches the others', async () => {
  const url = await postgres.database()
  const [here, there] = await Promise.all([openPostgres(url), openPostgres(url)])
  const match = await keptMatch(here)
  const topic = name('topic')
  await hears(there, [`match:${match}`, topic], async () => {
    assert.deepEqual(await here.course.append([step(match, 1)]), ['kept'])
    here.fanOut.publish(topic)
  })
  assert.deepEqual(await there.course.append([step(match, 1), step(match, 2)]), ['raced', 'raced'])
  await Promise.all([here.close(), there.close()])
})

test('a storage that is closed while it wakes matches stops waking them', async () => {
  const storage = await openPostgres(await postgres.database())
  await storage.due.start(async () => undefined)
  await storage.close()
})
