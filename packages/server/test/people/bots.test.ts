import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { serve } from '@windward/server'
import { FIXTURE } from '../api/test-server.ts'
import { Browser, field } from './browser.ts'

async function opened(t: TestContext): Promise<string> {
  const server = await serve({
    games: [FIXTURE],
    data: ':memory:',
    port: 0,
    logLevel: 'silent',
    rateLimit: 0,
  })
  t.after(server.close)
  return server.address.replace(/\/$/, '')
}

const TAKES = [{ game: 'fixture', clock: 'none' }]
const MADE = { name: 'Fathom', takes: TAKES, tablesAtOnce: 2 }

/** What a program is told that comes with a token. */
const withToken = async (address: string, token: unknown, path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/v1${path}`, { ...init, headers })
  return { status: response.status, body: JSON.parse((await response.text()) || 'null') }
}

test('a bot is made by its owner, comes with its token, and everybody sees whose it is', async (t) => {
  const address = await opened(t)
  const ada = new Browser(address)
  await ada.signUp('Ada')
  const { status, body } = await ada.post('/api/v1/bots', MADE)
  assert.equal(status, 201)
  const [id, token] = [String(field(body, 'id')), field(body, 'token')]
  assert.deepEqual({ ...Object(body), token: '' }, { id, owner: 'Ada', ...MADE, token: '' })
  assert.deepEqual((await withToken(address, token, '/me')).body, {
    kind: 'token',
    id,
    name: 'Fathom',
    scopes: ['match:read', 'match:play', 'match:create', 'talk'],
    owner: 'Ada',
  })
  const anybody = new Browser(address)
  assert.deepEqual((await anybody.get('/api/v1/bots?game=fixture')).body, {
    bots: [{ id, owner: 'Ada', ...MADE }],
  })
  assert.deepEqual((await anybody.get('/api/v1/bots?game=parley')).body, { bots: [] })
})

test('whoever lays a table asks a bot, which sits down at once or says why not', async (t) => {
  const address = await opened(t)
  const [ada, host, anybody] = [new Browser(address), new Browser(address), new Browser(address)]
  await ada.signUp('Ada')
  await host.comeAsGuest()
  const bot = field((await ada.post('/api/v1/bots', MADE)).body, 'id')
  const asked = async (wish: object) => {
    const { body } = await host.post('/api/v1/matches', {
      game: 'fixture',
      seats: 2,
      access: 'open',
      ...wish,
    })
    const path = `/api/v1/matches/${field(body, 'id')}`
    return { path, ...(await host.post(`${path}/invite`, { person: bot })) }
  }

  const live = await asked({ clock: { kind: 'live', seconds: 30 } })
  assert.equal(live.status, 409)
  assert.match(String(field(live.body, 'detail')), /^Fathom plays .* without a clock only/)

  const first = await asked({})
  assert.equal(first.status, 200)
  const seen = field((await anybody.get(first.path)).body, 'seats', '0')
  assert.deepEqual(seen, { seat: 'amber', by: 'person', name: 'Fathom', owner: 'Ada', yours: false })
  const { body: open } = await anybody.get('/api/v1/matches')
  assert.match(JSON.stringify(open), /"owner":"Ada"/)

  assert.equal((await asked({ access: 'private' })).status, 200)
  const third = await asked({})
  assert.equal(third.status, 409)
  assert.match(String(field(third.body, 'detail')), /as many tables as it can/)
})

test('a bot comes to no table of somebody its owner blocks', async (t) => {
  const address = await opened(t)
  const [ada, host] = [new Browser(address), new Browser(address)]
  await ada.signUp('Ada')
  const guest = await host.comeAsGuest()
  const bot = field((await ada.post('/api/v1/bots', MADE)).body, 'id')
  await ada.put(`/api/v1/blocks/${guest}`)
  const { body } = await host.post('/api/v1/matches', { game: 'fixture', seats: 2 })
  assert.equal((await host.post(`/api/v1/matches/${field(body, 'id')}/invite`, { person: bot })).status, 403)
})

test('only its owner, and it itself, say what a bot takes; another token ends the first', async (t) => {
  const address = await opened(t)
  const [ada, bob] = [new Browser(address), new Browser(address)]
  await ada.signUp('Ada')
  await bob.signUp('Bob')
  const { body } = await ada.post('/api/v1/bots', MADE)
  const path = `/bots/${field(body, 'id')}`
  const wish = { takes: [], tablesAtOnce: 5 }
  assert.equal((await bob.put(`/api/v1${path}`, wish)).status, 404)
  assert.equal((await bob.delete(`/api/v1${path}`)).status, 404)
  assert.equal((await bob.post(`/api/v1${path}/token`)).status, 404)
  assert.equal(field((await ada.put(`/api/v1${path}`, wish)).body, 'tablesAtOnce'), 5)
  const put = { method: 'PUT', body: JSON.stringify({ takes: TAKES }) }
  const told = await withToken(address, field(body, 'token'), path, put)
  assert.deepEqual([told.status, told.body.takes], [200, TAKES])
  const bobs = await bob.post('/api/v1/tokens', { name: 'his', scopes: ['match:play'] })
  assert.equal((await withToken(address, field(bobs.body, 'token'), path, put)).status, 403)
  const renewed = await ada.post(`/api/v1${path}/token`)
  assert.equal((await withToken(address, field(body, 'token'), '/me')).body.kind, 'nobody')
  assert.equal((await withToken(address, field(renewed.body, 'token'), '/me')).body.name, 'Fathom')
})

test('an account that is there becomes a bot of whoever was given a token for that, and of nobody else', async (t) => {
  const address = await opened(t)
  const [ada, guest] = [new Browser(address), new Browser(address)]
  await ada.signUp('Ada')
  const id = await guest.comeAsGuest()
  const tokenFor = async (...scopes: string[]) =>
    field((await guest.post('/api/v1/tokens', { name: 'mine', scopes })).body, 'token')
  const playing = await tokenFor('match:read', 'match:play', 'match:create', 'talk')
  const refused = await ada.post('/api/v1/bots', { token: playing, takes: TAKES })
  assert.equal(refused.status, 403)
  assert.match(String(field(refused.body, 'detail')), /account:hand-over/)
  assert.equal(field(await guest.me(), 'id'), id, 'nothing has happened to it')
  const token = await tokenFor('account:hand-over')
  assert.equal((await guest.post('/api/v1/bots', { token })).status, 403)
  const { status, body } = await ada.post('/api/v1/bots', { token, takes: TAKES })
  assert.equal(status, 201)
  assert.equal(field(body, 'id'), id)
  assert.equal((await ada.post('/api/v1/bots', { token: field(body, 'token') })).status, 403)
  assert.deepEqual(await guest.me(), { kind: 'nobody' })
  for (const wrong of [{}, { name: 'A', token: 'B' }])
    assert.equal((await ada.post('/api/v1/bots', wrong)).status, 400)
  for (const wrong of [{ name: '\u202e' }, { token: 'no token' }])
    assert.equal((await ada.post('/api/v1/bots', wrong)).status, 422)
})

test('an account that becomes a bot in the middle of a match is called one there, by its owner’s name as it is', async (t) => {
  const address = await opened(t)
  const [ada, bob, guest] = [new Browser(address), new Browser(address), new Browser(address)]
  await ada.signUp('Ada')
  await bob.signUp('Bob')
  await guest.comeAsGuest()
  const wish = { game: 'fixture', seats: 2, access: 'open' }
  const path = `/api/v1/matches/${field((await bob.post('/api/v1/matches', wish)).body, 'id')}`
  for (const who of [bob, guest]) assert.equal((await who.post(`${path}/join`, {})).status, 200)
  for (const who of [bob, guest]) await who.post(`${path}/ready`, { ready: true })
  const { body: begun } = await bob.post(`${path}/start`)
  const seats = async () => {
    const { body } = await bob.get(path)
    assert.equal(field(body, 'status'), 'playing', JSON.stringify(begun))
    return [0, 1].map((n) => field(body, 'seats', `${n}`, 'owner'))
  }
  assert.deepEqual(await seats(), [undefined, undefined])
  const scopes = ['account:hand-over']
  const token = field((await guest.post('/api/v1/tokens', { name: 'it', scopes })).body, 'token')
  assert.equal((await ada.post('/api/v1/bots', { token })).status, 201)
  assert.deepEqual((await seats()).toSorted(), ['Ada', undefined])
  await ada.post('/api/auth/update-user', { name: 'Ada Byron' })
  assert.deepEqual((await seats()).toSorted(), ['Ada Byron', undefined])
})

test('bots are in their owner’s data, follow the owner’s name, and leave with the owner', async (t) => {
  const address = await opened(t)
  const [ada, anybody] = [new Browser(address), new Browser(address)]
  await ada.signUp('Ada')
  const { body } = await ada.post('/api/v1/bots', MADE)
  const { body: data } = await ada.get('/api/v1/me/export')
  assert.equal(field(data, 'bots', '0', 'name'), 'Fathom')
  assert.ok(!JSON.stringify(data).includes(String(field(body, 'token'))))
  await ada.post('/api/auth/update-user', { name: 'Ada Byron' })
  assert.equal(field((await anybody.get('/api/v1/bots')).body, 'bots', '0', 'owner'), 'Ada Byron')
  assert.equal((await ada.delete('/api/v1/me', { name: 'Ada Byron' })).status, 204)
  assert.deepEqual((await anybody.get('/api/v1/bots')).body, { bots: [] })
  assert.equal((await withToken(address, field(body, 'token'), '/me')).body.kind, 'nobody')
})
