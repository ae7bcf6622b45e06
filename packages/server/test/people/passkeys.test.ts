import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Authenticator } from './authenticator.ts'
import { Browser, field } from './browser.ts'
import { openHouse } from './house.ts'

const localhost = (address: string): string => address.replace('127.0.0.1', 'localhost')

test('whoever has an account can add a passkey and come back with nothing else', async (t) => {
  const address = localhost((await openHouse(t)).address)
  const browser = new Browser(address)
  const id = await browser.signUp('Ada')
  const key = new Authenticator(address)

  const asked = await browser.get('/api/auth/passkey/generate-register-options')
  const response = key.register(String(field(asked.body, 'challenge')))
  const added = await browser.post('/api/auth/passkey/verify-registration', { response, name: 'key ring' })
  assert.equal(added.status, 200, JSON.stringify(added.body))

  const other = new Browser(address)
  const challenge = String(
    field((await other.get('/api/auth/passkey/generate-authenticate-options')).body, 'challenge'),
  )
  const answer = { response: key.assert(challenge) }
  const entered = await other.post('/api/auth/passkey/verify-authentication', answer)
  assert.equal(entered.status, 200, JSON.stringify(entered.body))
  assert.equal((await other.me())['id'], id)
})

test('a passkey nobody registered opens nothing', async (t) => {
  const address = localhost((await openHouse(t)).address)
  const browser = new Browser(address)
  const asked = await browser.get('/api/auth/passkey/generate-authenticate-options')
  const response = new Authenticator(address).assert(String(field(asked.body, 'challenge')))
  assert.equal((await browser.post('/api/auth/passkey/verify-authentication', { response })).status, 401)
  assert.equal((await browser.me())['kind'], 'nobody')
})
