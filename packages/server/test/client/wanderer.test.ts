import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@windward/server'
import { FOUND } from '../api/found-games.ts'
import { Browser, field } from '../people/browser.ts'

const example = (name: string) => fileURLToPath(new URL(`../../../client/examples/${name}`, import.meta.url))

/** Sits and plays until somebody ends it; `end` lets it finish nothing. */
class Wanderer {
  readonly #start: () => ChildProcess
  #running: ChildProcess

  constructor(program: string, file: string, address: string, token: string) {
    this.#start = () =>
      spawn(program, [example(file), address], {
        env: { ...process.env, WINDWARD_TOKEN: token },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    this.#running = this.#start()
  }

  get exitCode(): number | null {
    return this.#running.exitCode
  }

  async end(): Promise<void> {
    if (this.#running.exitCode !== null || this.#running.signalCode !== null) return
    const gone = once(this.#running, 'exit')
    this.#running.kill('SIGKILL')
    await gone
  }

  async restart(): Promise<void> {
    await this.end()
    this.#running = this.#start()
  }
}

/** An example bot comes to an open table of each game, is ended and started again in the middle, and plays all of them to the end. */
async function playedBy(t: TestContext, program: string, file: string): Promise<void> {
  const server = await serve({ games: FOUND, data: ':memory:', port: 0, logLevel: 'silent', rateLimit: 0 })
  t.after(server.close)
  const address = server.address.replace(/\/$/, '')
  const [ada, host] = [new Browser(address), new Browser(address)]
  await ada.signUp('Ada')
  await host.comeAsGuest()
  const made = (await ada.post('/api/v1/bots', { name: 'Wanderer' })).body
  const wanderer = new Wanderer(program, file, address, String(field(made, 'token')))
  t.after(() => wanderer.end())

  const laid = async (game: string, access: string) => {
    const { body } = await host.post('/api/v1/matches', { game, seats: 2, access })
    const path = `/api/v1/matches/${field(body, 'id')}`
    const [, ...others] = [...Object(field(body, 'seats'))].map((row) => String(field(row, 'seat')))
    for (const seat of others) await host.post(`${path}/seats/${seat}/bot`, { bot: 'random' })
    return path
  }
  const [asked = '', ...others] = FOUND.map(({ game }) => game.id)
  const tables: string[] = []
  for (const game of others) tables.push(await laid(game, 'open'))
  const until = async (path: string, is: (match: unknown) => boolean) => {
    for (;;) {
      const { body } = await host.get(path)
      if (is(body)) return
      assert.equal(wanderer.exitCode, null, 'the bot has ended')
      await pause(100)
    }
  }
  const isOver = (match: unknown) => field(match, 'status') === 'over'
  const isSeated = (match: unknown) => field(match, 'seats', '0', 'owner') === 'Ada'
  for (const path of tables) {
    await until(path, isSeated)
    await host.post(`${path}/start`)
  }
  // It has said by now what it takes, so it comes when it is asked.
  const invited = await laid(asked, 'private')
  assert.equal((await host.post(`${invited}/invite`, { person: field(made, 'id') })).status, 200)
  await host.post(`${invited}/start`)
  await wanderer.restart()
  await until(invited, isOver)
  await wanderer.restart()
  for (const path of tables) await until(path, isOver)
}

test('the example bot in TypeScript plays all games, ended and started again', { timeout: 600_000 }, (t) =>
  playedBy(t, process.execPath, 'wanderer.ts'),
)

const python = spawnSync('python3', ['--version']).status === 0

test('the example bot in Python does so too', { skip: !python, timeout: 600_000 }, (t) =>
  playedBy(t, 'python3', 'wanderer.py'),
)
