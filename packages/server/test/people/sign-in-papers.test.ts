import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serve } from '@windward/server'
import { AsPapers } from '../api/as-papers.ts'
import { Authenticator } from './authenticator.ts'
import { Browser, field, type Got } from './browser.ts'

test('coming, going and passkeys are as the papers say', async (t) => {
  const server = await serve({ data: ':memory:', port: 0, logLevel: 'silent' })
  t.after(server.close)
  const address = server.address.replace('127.0.0.1', 'localhost')
  const judge = await AsPapers.of(address)
  const asked = new Set<string>()
  const asker = (browser: Browser) => ({
    ask: async (method: string, path: string, status: number, body?: unknown): Promise<Got> => {
      const got = await browser.ask(method, path, body)
      assert.equal(got.status, status, `${path} ${JSON.stringify(got.body)}`)
      const type = got.headers.get('content-type') ?? ''
      judge.hold(`${method} ${path}`, { status, type, body: got.body })
      asked.add(`${method.toLowerCase()} ${path}`)
      return got
    },
  })
  const ada = asker(new Browser(address))
  const ceremony = async (path: string) => String(field((await ada.ask('GET', path, 200)).body, 'challenge'))
  const account = { name: 'Ada', email: 'ada@example.org', password: 'by wind and wave' }

  await ada.ask('GET', '/api/auth/get-session', 200)
  await ada.ask('POST', '/api/auth/sign-in/anonymous', 200, {})
  await ada.ask('POST', '/api/auth/update-user', 200, { name: 'Bo' })
  await ada.ask('POST', '/api/auth/sign-up/email', 400, { name: 'Ada' })
  await ada.ask('POST', '/api/auth/sign-up/email', 200, account)
  await ada.ask('POST', '/api/auth/sign-in/email', 200, account)
  await ada.ask('GET', '/api/auth/get-session', 200)

  const key = new Authenticator(address)
  const made = key.register(await ceremony('/api/auth/passkey/generate-register-options'))
  await ada.ask('POST', '/api/auth/passkey/verify-registration', 200, { response: made, name: 'key ring' })
  const { body: keys } = await ada.ask('GET', '/api/auth/passkey/list-user-passkeys', 200)
  await ada.ask('POST', '/api/auth/sign-out', 200, {})
  await ada.ask('POST', '/api/auth/passkey/verify-authentication', 400, { response: {} })
  const shown = key.assert(await ceremony('/api/auth/passkey/generate-authenticate-options'))
  await ada.ask('POST', '/api/auth/passkey/verify-authentication', 200, { response: shown })
  await ada.ask('POST', '/api/auth/passkey/delete-passkey', 200, { id: field(keys, '0', 'id') })
  await ada.ask('POST', '/api/auth/passkey/delete-passkey', 404, { id: 'nobody’s' })

  const changed = { currentPassword: account.password, newPassword: 'by oar and anchor' }
  await ada.ask('POST', '/api/auth/change-password', 200, changed)
  await ada.ask('POST', '/api/auth/sign-out', 200, {})
  await ada.ask('POST', '/api/auth/change-password', 401, changed)
  const { email } = account
  await ada.ask('POST', '/api/auth/sign-in/email', 401, { email, password: 'guessing wildly' })
  await ada.ask('POST', '/api/auth/sign-in/email', 200, { email, password: changed.newPassword })
  await ada.ask('POST', '/api/auth/request-password-reset', 200, { email })
  await ada.ask('POST', '/api/auth/reset-password', 400, { newPassword: 'anything at all', token: 'guessed' })

  const written = Object.entries(judge.papers.paths).flatMap(([path, methods]) =>
    path.startsWith('/api/auth/') ? Object.keys(methods).map((method) => `${method} ${path}`) : [],
  )
  assert.deepEqual([...asked].toSorted(), written.toSorted())
})
