import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { serve } from '@windward/server'
import { AsPapers } from '../api/as-papers.ts'
import { FIXTURE } from '../api/test-server.ts'
import { Browser, field } from '../people/browser.ts'
import { everybody, METRICS_TOKEN, PEOPLE, type Who } from './people.ts'
import { BESIDE, RIGHTS, type Right } from './rights.ts'
import { type Kind, laid } from './tables.ts'

const server = await serve({
  games: [FIXTURE],
  data: ':memory:',
  port: 0,
  logLevel: 'silent',
  rateLimit: 0,
  metricsToken: METRICS_TOKEN,
})
after(server.close)
const address = server.address.replace(/\/$/, '')
const present = await everybody(address)
const papers = await AsPapers.of(address)
const tables = new Map<Kind, string>()

async function tableFor({ at, anew }: Right): Promise<string> {
  if (at === undefined) return ''
  if (anew) return laid(present, at)
  const id = tables.get(at) ?? (await laid(present, at))
  tables.set(at, id)
  return id
}

/** What somebody is told who tries, which must be as the papers say; a stream is let go as soon as it has begun. */
async function told(who: Who, right: Right, base: string): Promise<number> {
  const parts: Readonly<Record<string, string>> = {
    match: await tableFor(right),
    seat: 'amber',
    question: '1%231',
    kind: 'orders',
    game: 'fixture',
    person: present.stranger,
    bot: present.bot,
    id: 'no-token',
    record: 'no-record',
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
  const [method = '', path = ''] = filled(right.route).split(' ')
  const body = right.body === undefined ? undefined : filled(JSON.stringify(right.body))
  const stop = new AbortController()
  const response = await fetch(`${base}${path}${right.query === undefined ? '' : `?${right.query}`}`, {
    method,
    headers: {
      ...present.headers.get(who),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: stop.signal,
    ...(body !== undefined && { body }),
  })
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const isStream = type.startsWith('text/event-stream')
  const text = isStream ? '' : await response.text()
  stop.abort()
  if (base !== address) {
    const said: unknown = text === '' ? '' : JSON.parse(text)
    papers.hold(right.route.replace(' ', ' /api/v1'), { status, type, body: said })
  }
  return status
}

for (const [base, rights] of [
  [`${address}/api/v1`, RIGHTS],
  [address, BESIDE],
] as const)
  for (const right of rights)
    describe(right.what, () => {
      const expected = right.status.split(' ').map(Number)
      for (const [index, who] of PEOPLE.entries())
        test(`${who}: ${expected[index]}`, async () => {
          assert.equal(await told(who, right, base), expected[index])
        })
    })

test('every route of the API has its row, and every row its route', async () => {
  const ofTheTable = Object.entries(papers.papers.paths).filter(([path]) => path.startsWith('/api/v1/'))
  const routes = ofTheTable.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  )
  assert.ok(routes.length > 40)
  assert.deepEqual([...new Set(RIGHTS.map(({ route }) => route))].sort(), routes.sort())
})

test('nobody deletes a token of another', async () => {
  const { amber, blue } = present.browsers
  const made = await amber.post('/api/v1/tokens', { name: 'kept', scopes: ['match:read'] })
  const id = String(field(made.body, 'id'))
  assert.equal((await blue.delete(`/api/v1/tokens/${id}`)).status, 404)
  assert.match(JSON.stringify((await amber.get('/api/v1/tokens')).body), new RegExp(id))
})

test('a token acts only at the tables of whose it is, and an operator’s word at none', async () => {
  const hidden = await laid(present, 'hidden')
  for (const who of ['token of an outsider', 'operator'] as const) {
    const response = await fetch(`${address}/api/v1/matches/${hidden}/stream?seat=amber`, {
      headers: present.headers.get(who) ?? {},
    })
    assert.equal(response.status, 404)
    assert.ok(!(await response.text()).includes('amber'))
  }
})

test('an invitation opens a table to whoever has it', async () => {
  const { body } = await present.browsers.host.post('/api/v1/matches', { game: 'fixture', seats: 2 })
  const [id, invitation] = [String(field(body, 'id')), String(field(body, 'invitation'))]
  const friend = new Browser(address)
  await friend.comeAsGuest()
  const path = `/api/v1/matches/${id}`
  assert.equal((await friend.get(path)).status, 404)
  assert.equal((await friend.post(`${path}/join`)).status, 404)
  assert.equal((await friend.post(`${path}/join`, { invitation: 'guessed' })).status, 404)
  assert.equal((await friend.get(`${path}?invitation=${invitation}`)).status, 200)
  assert.equal((await friend.post(`${path}/join`, { invitation })).status, 200)
})
