import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Browser, field } from './browser.ts'
import { openHouse } from './house.ts'
import { openProvider } from './provider.ts'

test('people sign in through an OpenID provider, and a guest takes everything along', async (t) => {
  const provider = await openProvider(t, 'windward')
  const openid = { discovery: provider.discovery, client: 'windward', secret: 'between us', name: 'The Club' }
  const { address, people } = await openHouse(t, { openid })
  const browser = new Browser(address)
  const guest = await browser.comeAsGuest()
  await people.noticeSettings.set(guest, { email: true, push: false, kinds: ['started'] })
  assert.equal((await browser.me())['openid'], 'The Club')

  const asked = await browser.post('/api/auth/sign-in/social', { provider: 'openid', callbackURL: '/' })
  assert.equal(asked.status, 200, JSON.stringify(asked.body))
  const back = await browser.get(provider.consent(String(field(asked.body, 'url'))))
  assert.equal(back.status, 302)
  assert.doesNotMatch(back.headers.get('location') ?? '', /error/)

  const { kind, name, id } = await browser.me()
  assert.deepEqual([kind, name], ['person', 'Grace'])
  assert.notEqual(id, guest)
  assert.deepEqual(await people.storage.keyValues.get(`person:${id}`, 'notices'), {
    email: true,
    push: false,
    kinds: ['started'],
  })
})

test('an answer of the provider that was asked for by nobody is refused', async (t) => {
  const provider = await openProvider(t, 'windward')
  const openid = { discovery: provider.discovery, client: 'windward', secret: 'between us', name: 'The Club' }
  const { address } = await openHouse(t, { openid })
  const browser = new Browser(address)
  const { headers } = await browser.get('/api/auth/callback/openid?code=code-0&state=made-up')
  assert.match(headers.get('location') ?? '', /error/)
  assert.equal((await browser.me())['kind'], 'nobody')
})
