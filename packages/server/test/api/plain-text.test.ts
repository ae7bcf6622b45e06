import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { mustBePlain } from '../../src/api/plain-text.ts'
import { begin, openOn } from '../operations/table.ts'
import { Browser, field } from '../people/browser.ts'
import { Postgres } from '../postgres.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

const ODD = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800']
const PASSWORD = 'by wind and wave'
const SENTENCE = /^The request holds a character that is no part of any text \(U\+[0-9A-F]{4}\)\.$/

/** Everywhere a text of anybody's can come in; `*` stands for the odd one. */
const probes = (match: string, at: string): readonly (readonly [string, string, object?])[] => [
  ['POST', '/api/auth/sign-up/email', { name: 'A*', email: 'a@example.org', password: PASSWORD }],
  ['POST', '/api/auth/sign-up/email', { name: 'Al', email: 'a*@example.org', password: PASSWORD }],
  ['POST', '/api/auth/sign-up/email', { name: 'Al', email: '"a*"@example.org', password: PASSWORD }],
  ['POST', '/api/auth/sign-in/email', { email: 'ada*@example.org', password: PASSWORD }],
  ['POST', '/api/auth/sign-in/email', { email: 'ada@example.org', password: `${PASSWORD}*` }],
  ['POST', '/api/auth/request-password-reset', { email: 'ada@example.org', redirectTo: '/*' }],
  ['POST', '/api/auth/reset-password', { token: 'a*', newPassword: PASSWORD }],
  ['POST', '/api/auth/update-user', { name: 'Ad*a' }],
  ['POST', '/api/auth/update-user', { image: 'x*' }],
  ['POST', '/api/auth/change-email', { newEmail: 'b*@example.org' }],
  ['POST', '/api/auth/revoke-session', { token: 'a*' }],
  ['POST', '/api/v1/tokens', { name: 'my * bot', scopes: ['talk'] }],
  ['POST', '/api/v1/reports', { text: 'rude *', about: 'somebody' }],
  ['POST', '/api/v1/reports', { text: 'rude', match: 'm*' }],
  ['POST', '/api/v1/matches', { game: 'fix*ture' }],
  ['POST', '/api/v1/matches', { game: 'fixture', options: { 'tu*rns': 3 } }],
  ['POST', `/api/v1/matches/${match}/join`, { words: 'fair * wind' }],
  ['POST', `/api/v1/matches/${match}/invite`, { person: 'bob*' }],
  ['POST', `/api/v1/matches/${match}/seats/amber/talk`, { text: 'ahoy *' }],
  ['POST', at, { answer: { to: 'a*' } }],
  ['PUT', `/api/v1/matches/${match}/seats/amber/instructions/orders`, { instruction: ['*'] }],
  ['DELETE', '/api/v1/me', { name: 'Ada*' }],
]

const IN_PATHS = [
  'PUT /api/v1/blocks/a%00b',
  'PUT /api/v1/mutes/a?match=b%00',
  'DELETE /api/v1/tokens/a%00b',
  'GET /api/v1/matches?cursor=a%00b',
  'GET /api/v1/matches?game=a%1bb',
  'GET /api/auth/reset-password/a%00b?callbackURL=/',
  'GET /api/auth/verify-email?token=a%00b',
]

describe('a text with a character that is none', () => {
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    test(`is refused with a sentence wherever it stands, on ${engine}`, async (t) => {
      const databaseUrl = engine === 'PostgreSQL' ? await postgres.database() : undefined
      const { address, close } = await openOn(':memory:', { databaseUrl })
      t.after(close)
      const [ada, other] = [new Browser(address), new Browser(address)]
      await ada.signUp('Ada')
      await other.comeAsGuest()
      const { match, at } = await begin(ada, other)
      for (const odd of ODD) {
        for (const [method, path, wish] of probes(match, at)) {
          const body: unknown = JSON.parse(JSON.stringify(wish), (_, value) => filled(value, odd))
          const { status, body: got } = await ada.ask(method, path, body)
          assert.equal(status, 400, `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(got)}`)
          assert.match(String(field(got, 'detail')), SENTENCE)
        }
      }
      for (const probe of IN_PATHS) {
        const [method = '', path = ''] = probe.split(' ')
        const { status, body: got } = await ada.ask(method, path)
        assert.equal(status, 400, `${probe}: ${JSON.stringify(got)}`)
        assert.match(String(field(got, 'detail')), SENTENCE)
      }
      const said = await ada.post('/api/v1/reports', { text: 'two\nlines,\tand ß 🚢' })
      assert.equal(said.status, 201)
    })
  }

  test('is found however deep it stands, and depth alone is no fault', () => {
    const deep = (inside: unknown) => {
      let value: unknown = inside
      for (let level = 0; level < 100_000; level += 1) value = [value]
      return value
    }
    mustBePlain(deep('text'))
    assert.throws(() => mustBePlain(deep('\u0000')), SENTENCE_OF_PROBLEM)
  })
})

const SENTENCE_OF_PROBLEM = { message: /U\+0000/ }

/** Names of fields too. */
function filled(value: unknown, odd: string): unknown {
  if (typeof value === 'string') return value.replace('*', odd)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name.replace('*', odd), each]))
}
