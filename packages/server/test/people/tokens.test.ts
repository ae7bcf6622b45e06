import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { may } from '../../src/people/identity.ts'
import { Browser, field } from './browser.ts'
import { openHouse } from './house.ts'

const askWith = (address: string, token: string, path = '/api/v1/me', method = 'GET'): Promise<Response> =>
  fetch(new URL(path, address), { method, headers: { authorization: `Bearer ${token}` } })

describe('a personal token', () => {
  test('acts for its person, as far as its scopes go, until it is deleted', async (t) => {
    const { address, people } = await openHouse(t)
    const browser = new Browser(address)
    const id = await browser.signUp('Ada')
    const made = await browser.post('/api/v1/tokens', {
      name: 'my bot',
      scopes: ['match:read', 'match:play'],
    })
    assert.equal(made.status, 201)
    const token = String(field(made.body, 'token'))
    const me = await (await askWith(address, token)).json()
    assert.deepEqual(me, { kind: 'token', id, name: 'Ada', scopes: ['match:read', 'match:play'] })
    const identity = await people.identify({ headers: { authorization: `Bearer ${token}` } })
    assert.equal(may(identity, 'match:play'), true)
    assert.equal(may(identity, 'match:create'), false)

    const listed = field((await browser.get('/api/v1/tokens')).body, 'tokens')
    assert.ok(Array.isArray(listed))
    assert.deepEqual(
      listed.map(({ name, begins }) => [name, begins]),
      [['my bot', token.slice(0, 6)]],
    )
    assert.ok(!JSON.stringify(listed).includes(token))

    const gone = await browser.delete(`/api/v1/tokens/${field(made.body, 'id')}`)
    assert.equal(gone.status, 204)
    assert.deepEqual(await (await askWith(address, token)).json(), { kind: 'nobody' })
  })

  test('is kept as a hash only', async (t) => {
    const { address, people } = await openHouse(t)
    const browser = new Browser(address)
    await browser.signUp('Ada')
    const { body } = await browser.post('/api/v1/tokens', { name: 'my bot', scopes: ['talk'] })
    const { adapter } = await (await people.accounts()).$context
    const rows = await adapter.findMany({ model: 'apikey' })
    assert.equal(rows.length, 1)
    assert.ok(!JSON.stringify(rows).includes(String(field(body, 'token'))))
  })

  test('cannot make tokens, read the account’s data or delete it', async (t) => {
    const { address } = await openHouse(t)
    const browser = new Browser(address)
    await browser.signUp('Ada')
    const { body } = await browser.post('/api/v1/tokens', { name: 'my bot', scopes: ['talk'] })
    const token = String(field(body, 'token'))
    for (const path of ['/api/v1/tokens', '/api/v1/me/export', '/api/v1/blocks', '/api/v1/me/notices']) {
      assert.equal((await askWith(address, token, path)).status, 403, path)
    }
  })

  test('of another cannot be deleted, nor made through the library’s own routes', async (t) => {
    const { address } = await openHouse(t)
    const [ada, bob] = [new Browser(address), new Browser(address)]
    await ada.signUp('Ada')
    await bob.signUp('Bob')
    const { body } = await ada.post('/api/v1/tokens', { name: 'my bot', scopes: ['talk'] })
    assert.equal((await bob.delete(`/api/v1/tokens/${field(body, 'id')}`)).status, 404)
    assert.equal((await bob.post('/api/auth/api-key/create', { name: 'x' })).status, 404)
    assert.equal((await bob.get('/api/auth/api-key/list')).status, 404)
  })

  test('that is no token is nobody’s, and does not fall back on a cookie', async (t) => {
    const { address } = await openHouse(t)
    const browser = new Browser(address)
    await browser.signUp('Ada')
    for (const authorization of ['Bearer', 'Bearer x', `Bearer ww_${'a'.repeat(64)}`, 'Basic eDp5', '']) {
      const headers = { authorization, cookie: browser.cookie }
      const response = await fetch(new URL('/api/v1/me', address), { headers })
      assert.deepEqual(await response.json(), { kind: 'nobody' }, authorization)
    }
  })
})
