import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ServeOptions } from '@windward/server'
import { begin } from '../operations/table.ts'
import { Browser, field } from '../people/browser.ts'
import { Postgres } from '../postgres.ts'

const MODULE = fileURLToPath(new URL('jumping-child.ts', import.meta.url))
const HOUR_MS = 3_600_000

const jumpingServer = async (t: TestContext, wishes: ServeOptions) => {
  const child = fork(MODULE, [JSON.stringify({ data: ':memory:', ...wishes })])
  t.after(() => child.kill('SIGKILL'))
  const [address] = await once(child, 'message')
  return { address: String(address), jump: (milliseconds: number) => child.send(milliseconds) }
}

const turnAt = async (who: Browser, match: string): Promise<number> =>
  Number(field((await who.get(`/api/v1/matches/${match}/position`)).body, 'turn'))

/** Thirty seconds, and what a machine that is busy adds to them. */
const SOON = 60

async function afterJumps(t: TestContext, wishes: ServeOptions): Promise<void> {
  const { address, jump } = await jumpingServer(t, wishes)
  const [host, other] = [new Browser(address), new Browser(address)]
  for (const guest of [host, other]) await guest.comeAsGuest()
  const { match } = await begin(host, other, {
    options: { turns: 2 },
    clock: { kind: 'live', seconds: HOUR_MS / 1000 },
  })
  await pause(500)
  jump(-HOUR_MS / 2)
  await pause(500)
  assert.equal(await turnAt(host, match), 1)
  jump(2 * HOUR_MS)
  for (let tries = 0; tries < SOON && (await turnAt(host, match)) === 1; tries += 1) await pause(1000)
  assert.equal(await turnAt(host, match), 2)
  // The next hour has just begun.
  await pause(3000)
  assert.equal(await turnAt(host, match), 2)
  const { body } = await host.get(`/api/v1/matches/${match}`)
  const late = [...Object(field(body, 'happened'))].filter((each) => field(each, 'do') === 'time-up')
  assert.equal(late.length, 2, JSON.stringify(late))
}

test('SQLite: a clock that is set fires what is due by then soon, and once', (t) => afterJumps(t, {}))

test('PostgreSQL: the same, though the clock of the database was not set', async (t) => {
  const postgres = await Postgres.start()
  t.after(() => postgres.stop())
  await afterJumps(t, { databaseUrl: await postgres.database() })
})
