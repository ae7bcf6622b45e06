import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openOn } from '../operations/table.ts'
import { Postgres } from '../postgres.ts'
import { Browser, field } from './browser.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

/** Three seconds, and what a machine that is busy adds to them. */
const SOON_MS = 6000

test('while PostgreSQL is away, whoever signs in, has to do with tokens or looks at lists hears soon to come again', async (t) => {
  const { address, close } = await openOn(':memory:', { databaseUrl: await postgres.database() })
  t.after(close)
  const [known, stranger] = [new Browser(address), new Browser(address)]
  await known.signUp('Ada')
  const { body } = await known.post('/api/v1/tokens', { name: 'bot', scopes: ['match:read'] })
  const account = { email: 'ada@example.org', password: 'by wind and wave' }
  await postgres.without(async () => {
    for (const [who, method, path, wish] of [
      [stranger, 'POST', '/api/auth/sign-in/email', account],
      [stranger, 'POST', '/api/auth/sign-in/anonymous', {}],
      [stranger, 'POST', '/api/auth/sign-up/email', { ...account, name: 'Bob', email: 'bob@example.org' }],
      [stranger, 'POST', '/api/auth/request-password-reset', { email: account.email }],
      [known, 'GET', '/api/v1/me', undefined],
      [known, 'GET', '/api/v1/tokens', undefined],
      [known, 'POST', '/api/v1/tokens', { name: 'bot', scopes: ['talk'] }],
      [known, 'DELETE', `/api/v1/tokens/${field(body, 'id')}`, undefined],
      [known, 'GET', '/api/v1/matches?list=mine', undefined],
      [known, 'GET', '/api/v1/blocks', undefined],
      [stranger, 'GET', '/api/v1/matches', undefined],
      [known, 'POST', '/api/v1/matches', { game: 'fixture' }],
    ] as const) {
      const began = performance.now()
      const { status, headers } = await who.ask(method, path, wish)
      const took = performance.now() - began
      assert.deepEqual([status, headers.get('retry-after')], [503, '1'], `${method} ${path}`)
      assert.ok(took < SOON_MS, `${method} ${path} took ${took} ms`)
    }
  }, 'immediate')
  assert.equal((await stranger.post('/api/auth/sign-in/email', account)).status, 200)
})
