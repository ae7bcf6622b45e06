import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openOn } from '../operations/table.ts'
import { Browser, field } from '../people/browser.ts'

const example = (name: string) => fileURLToPath(new URL(`../../../client/examples/${name}`, import.meta.url))

/** A match of two: an example bot at one seat, a bot of the house at the other; it must come to its end. */
async function playedBy(t: TestContext, program: string, file: string): Promise<void> {
  const { address, close } = await openOn(':memory:')
  t.after(close)
  const host = new Browser(address)
  await host.comeAsGuest()
  const wish = { game: 'fixture', options: { turns: 3 }, seats: 2 }
  const { body } = await host.post('/api/v1/matches', wish)
  const path = `/api/v1/matches/${field(body, 'id')}`
  const scopes = ['match:read', 'match:play']
  const token = field((await host.post('/api/v1/tokens', { name: 'wanderer', scopes })).body, 'token')
  const [seat] = [...Object(field(body, 'seats'))].map((row) => String(field(row, 'seat'))).slice(1)
  await host.post(`${path}/seats/${seat}/bot`, { bot: 'random' })
  const bot = spawn(program, [example(file), address.replace(/\/$/, ''), String(field(body, 'id'))], {
    env: { ...process.env, WINDWARD_TOKEN: String(token) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  t.after(() => bot.kill())
  const ended = once(bot, 'exit')
  for (let joined = false; !joined; ) {
    const { body: now } = await host.get(path)
    joined = field(now, 'seats', '0', 'by') === 'person'
  }
  await host.post(`${path}/start`)
  assert.deepEqual(await ended, [0, null])
  assert.equal(field((await host.get(path)).body, 'status'), 'over')
}

test('the example bot in TypeScript plays a match to its end', { timeout: 180_000 }, (t) =>
  playedBy(t, process.execPath, 'wanderer.ts'),
)

const python = spawnSync('python3', ['--version']).status === 0

test('the example bot in Python plays a match to its end', { skip: !python, timeout: 180_000 }, (t) =>
  playedBy(t, 'python3', 'wanderer.py'),
)
