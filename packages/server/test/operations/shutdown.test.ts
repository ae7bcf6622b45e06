import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { test } from 'node:test'
import { openStorage } from '../../src/storage/open.ts'
import { Browser, field } from '../people/browser.ts'
import { begin, openOn, scratch } from './table.ts'

const REQUEST = 'http.server.request.start'

const guests = async (address: string): Promise<[Browser, Browser]> => {
  const [host, other] = [new Browser(address), new Browser(address)]
  for (const guest of [host, other]) await guest.comeAsGuest()
  return [host, other]
}

/** Fulfilled when a request for this path has come in at the server, which runs in this process. */
const arrivalAt = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const heard = (message: unknown) => {
      if (field(message, 'request', 'url') !== path) return
      unsubscribe(REQUEST, heard)
      resolve()
    }
    subscribe(REQUEST, heard)
  })

test('a table that closes finishes the answers that were begun, ends its streams and loses nothing', async (t) => {
  const data = scratch(t)
  const { address, close } = await openOn(data)
  t.after(close)
  const { host, match, at, sample } = await begin(...(await guests(address)))
  const stream = await fetch(new URL(`/api/v1/matches/${match}/stream`, address), {
    headers: { cookie: host.cookie },
  })
  const heard = stream.text()

  const arrived = arrivalAt(at)
  const answered = host.post(at, sample)
  await arrived
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
  const { host, match, at, sample } = await begin(...(await guests(first.address)))
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
