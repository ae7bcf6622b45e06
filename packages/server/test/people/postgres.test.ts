import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { Doorkeeper } from '../../src/people/identify.ts'
import { sessionCookie } from '../../src/people/origin.ts'
import { openStorage } from '../../src/storage/open.ts'
import { Postgres } from '../postgres.ts'
import { Browser, field } from './browser.ts'
import { openHouse } from './house.ts'
import { seatAtTable } from './table.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

test('two processes on PostgreSQL, started at once, know the same people', async (t) => {
  const url = await postgres.database()
  const storages = await Promise.all([openStorage({ url }), openStorage({ url })])
  const [here, there] = await Promise.all(storages.map((storage) => openHouse(t, { storage })))
  t.after(() => Promise.all(storages.map((storage) => storage.close())))
  assert.ok(here && there)
  const browser = new Browser(here.address)
  const guest = await browser.comeAsGuest()
  await seatAtTable(here.storage, 'm1', { red: guest })
  const { body } = await browser.post('/api/v1/tokens', { name: 'bot', scopes: ['talk'] })
  const asked = (cookie: string) => fetch(new URL('/api/v1/me', there.address), { headers: { cookie } })
  assert.equal(field(await (await asked(browser.cookie)).json(), 'id'), guest)

  const id = await browser.signUp('Ada')
  assert.equal((await there.storage.matches.find('m1'))?.seats[0]?.person, id)
  const headers = { authorization: `Bearer ${field(body, 'token')}` }
  const token = await fetch(new URL('/api/v1/me', there.address), { headers })
  assert.deepEqual(await token.json(), { kind: 'token', id, name: 'Ada', scopes: ['talk'] })
  assert.equal(here.people.push.publicKey, there.people.push.publicKey)

  assert.equal((await browser.delete('/api/v1/me', { name: 'Ada' })).status, 204)
  assert.equal((await there.storage.matches.find('m1'))?.seats[0]?.person, null)
})

test('a bot is made, marked and renewed on PostgreSQL, and leaves with its owner', async (t) => {
  const storage = await openStorage({ url: await postgres.database() })
  t.after(() => storage.close())
  const { address } = await openHouse(t, { storage })
  const [ada, guest] = [new Browser(address), new Browser(address)]
  const owner = await ada.signUp('Ada')
  await guest.comeAsGuest()
  const { body: key } = await guest.post('/api/v1/tokens', { name: 'mine', scopes: ['account:hand-over'] })
  const takes = [{ game: 'fixture', clock: 'mail', atLeastSeconds: 60 }]
  const { body: made } = await ada.post('/api/v1/bots', { name: 'Fathom', takes })
  assert.equal((await ada.post('/api/v1/bots', { token: field(key, 'token') })).status, 201)
  assert.equal((await ada.post(`/api/v1/bots/${field(made, 'id')}/token`)).status, 201)
  await ada.post('/api/auth/update-user', { name: 'Ada Byron' })
  const kept = await storage.bots.of(owner)
  assert.deepEqual(kept[0]?.takes, takes)
  assert.deepEqual(
    kept.map(({ ownerName }) => ownerName),
    ['Ada Byron', 'Ada Byron'],
  )
  assert.equal((await ada.delete('/api/v1/me', { name: 'Ada Byron' })).status, 204)
  assert.deepEqual(await storage.bots.list(9), [])
})

test('a notice is sent once by two postmen of two processes', async (t) => {
  const url = await postgres.database()
  const storages = await Promise.all([openStorage({ url }), openStorage({ url })])
  const patience = { email: { waitMs: 0, windowMs: 1 }, push: { waitMs: 0, windowMs: 1 } }
  const houses = await Promise.all(storages.map((storage) => openHouse(t, { storage, patience })))
  t.after(() => Promise.all(storages.map((storage) => storage.close())))
  const due = Date.now() - 1
  const letter = (n: number) => ({
    id: `letter:${n}`,
    person: 'p1',
    kind: 'letter',
    match: null,
    channel: 'email',
    body: { to: 'ada@example.org', subject: `n ${n}`, text: '' },
    created: due,
    due,
  })
  await storages[0]?.notices.put(Array.from({ length: 60 }, (_, n) => letter(n)))
  await Promise.all(houses.map(({ people }) => people.postman.goRound()))
  const files = houses.flatMap(({ outbox }) => readdirSync(outbox))
  assert.equal(files.length, 60)
  assert.equal(new Set(files).size, 60)
})

test('whoever was known stays known while PostgreSQL is away; whoever was not is asked to come again', async (t) => {
  const storage = await openStorage({ url: await postgres.database() })
  const { address, people } = await openHouse(t, { storage })
  t.after(() => storage.close())
  const browser = new Browser(address)
  const id = await browser.signUp('Ada')
  const { body } = await browser.post('/api/v1/tokens', { name: 'bot', scopes: ['talk'] })
  const headers = { authorization: `Bearer ${field(body, 'token')}` }
  let now = Date.now()
  const doorkeeper = new Doorkeeper(people.accounts, sessionCookie(undefined), () => now)
  const bySession = { headers: { cookie: browser.cookie } }
  assert.deepEqual(await doorkeeper.identify(bySession), { kind: 'person', id, name: 'Ada' })
  assert.equal((await doorkeeper.identify({ headers })).kind, 'token')
  now += 30_000
  const stranger = { headers: { authorization: `Bearer ww_${'a'.repeat(64)}` } }
  await postgres.without(async () => {
    assert.deepEqual(await doorkeeper.identify(bySession), { kind: 'person', id, name: 'Ada' })
    assert.equal((await doorkeeper.identify({ headers })).kind, 'token')
    await assert.rejects(doorkeeper.identify(stranger), { statusCode: 503 })
  })
  now += 300_000
  assert.equal((await doorkeeper.identify(bySession)).kind, 'person')
  assert.equal((await doorkeeper.identify(stranger)).kind, 'nobody')
})
