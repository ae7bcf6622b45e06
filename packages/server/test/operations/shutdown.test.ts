import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type ServeOptions, serve } from '@windward/server'
import { game } from '@windward/table/fixture'
import { openStorage } from '../../src/storage/open.ts'
import { Browser, field } from '../people/browser.ts'

const games = [{ game, module: import.meta.resolve('@windward/table/fixture') }]

const openOn = (data: string, more: ServeOptions = {}) =>
  serve({ port: 0, data, logLevel: 'silent', rateLimit: 0, games, ...more })

const scratch = (t: TestContext): string => {
  const directory = mkdtempSync(join(tmpdir(), 'windward-shutdown-'))
  t.after(() => rmSync(directory, { recursive: true }))
  return directory
}

/** A match of two guests that has begun, and where each of them answers. */
const begin = async (address: string) => {
  const guests = [new Browser(address), new Browser(address)]
  const [host] = guests
  assert.ok(host)
  for (const guest of guests) await guest.comeAsGuest()
  const wish = { game: 'fixture', seats: 2, access: 'open' }
  const match = String(field((await host.post('/api/v1/matches', wish)).body, 'id'))
  for (const guest of guests) await guest.post(`/api/v1/matches/${match}/join`)
  await host.post(`/api/v1/matches/${match}/start`)
  const { body } = await host.get(`/api/v1/matches/${match}/position`)
  const question = field(body, 'questions', '0')
  const at = `/api/v1/matches/${match}/seats/${field(question, 'seat')}/questions/${encodeURIComponent(String(field(question, 'id')))}`
  return { host, match, at, sample: (await host.get(`${at}/sample`)).body }
}

test('a table that closes finishes the answers that were begun, ends its streams and loses nothing', async (t) => {
  const data = scratch(t)
  const { address, close } = await openOn(data)
  t.after(close)
  const { host, match, at, sample } = await begin(address)
  const stream = await fetch(new URL(`/api/v1/matches/${match}/stream`, address), {
    headers: { cookie: host.cookie },
  })
  const heard = stream.text()

  const answered = host.post(at, sample)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await Promise.all([close(), close()])
  assert.equal((await answered).status, 200)
  assert.match(await heard, /^retry: \d+\n/)
  await assert.rejects(fetch(new URL('/healthz', address)))

  const storage = await openStorage({ file: join(data, 'windward.sqlite') })
  const steps = await storage.course.steps(match, 1)
  await storage.close()
  const mine = steps.flatMap(({ entries }) => entries).filter((entry) => entry.do === 'answer')
  assert.equal(mine.length, 1)
})

test('people and matches are as they were when the table opens again', async (t) => {
  const data = scratch(t)
  const first = await openOn(data)
  const { host, match, at, sample } = await begin(first.address)
  await host.post(at, sample)
  const before = (await host.get(`/api/v1/matches/${match}/position`)).body
  await first.close()
  const second = await openOn(data)
  t.after(second.close)
  const headers = { cookie: host.cookie }
  const after = await fetch(new URL(`/api/v1/matches/${match}/position`, second.address), { headers })
  assert.deepEqual(await after.json(), before)
})

test('a table whose port is taken lets go of its database', async (t) => {
  const data = scratch(t)
  const { address, close } = await openOn(data)
  await close()
  const other = await openOn(':memory:')
  t.after(other.close)
  await assert.rejects(
    openOn(data, { port: Number(new URL(other.address).port) }),
    /taken by another program/,
  )
  const again = await openOn(data)
  await again.close()
  assert.notEqual(address, '')
})
