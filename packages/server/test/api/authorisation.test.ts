import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openServer } from './harbour.ts'
import { begun, seated } from './table.ts'
import { idShape, Visitor } from './visitor.ts'

const any = { max: 1e9, timeWindow: 60_000 }
const server = await openServer({ rates: { usual: any, answers: any, tables: any, talk: any, streams: any } })
after(server.close)

const PEOPLE = {
  nobody: '',
  outsider: 'person outsider',
  guest: 'guest passer-by',
  seat: 'person amber',
  'other seat': 'person blue',
  host: 'person host',
  'token that reads': 'token amber match:read',
  'token that plays': 'token amber match:play',
  'token that talks': 'token amber talk',
  'token of an outsider': 'token outsider match:read match:play match:create talk',
} as const

interface Right {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** In the order of the people above. */
  readonly status: readonly number[]
}

/** A match of two that is being played, without spectators, and one that has them. */
const hidden = await begun(server, ['amber', 'blue'], { options: { turns: 900 } })
const watched = await begun(server, ['amber', 'blue'], { options: { turns: 900 }, spectators: true })
const gathering = await seated(server, ['amber', 'blue'], {})

const at = (path: string, question = '1%231') => `${path}/seats/amber/questions/${question}`

const RIGHTS: readonly Right[] = [
  //                                                          nobody out  guest seat other host  reads plays talks outsider's
  {
    what: 'sees the table',
    method: 'GET',
    path: hidden.path,
    status: [404, 404, 404, 200, 200, 200, 200, 403, 403, 404],
  },
  {
    what: 'sees a position',
    method: 'GET',
    path: `${hidden.path}/position`,
    status: [404, 404, 404, 200, 200, 403, 200, 403, 403, 404],
  },
  {
    what: 'looks with amber’s eyes',
    method: 'GET',
    path: `${hidden.path}/position?seat=amber`,
    status: [404, 404, 404, 200, 403, 403, 200, 403, 403, 404],
  },
  {
    what: 'looks on',
    method: 'GET',
    path: `${watched.path}/position?seat=spectator`,
    status: [200, 200, 200, 200, 200, 200, 200, 403, 403, 200],
  },
  {
    what: 'looks on with amber’s eyes',
    method: 'GET',
    path: `${watched.path}/position?seat=amber`,
    status: [403, 403, 403, 200, 403, 403, 200, 403, 403, 403],
  },
  {
    what: 'reads amber’s lines',
    method: 'GET',
    path: `${watched.path}/lines?seat=amber`,
    status: [403, 403, 403, 200, 403, 403, 200, 403, 403, 403],
  },
  {
    what: 'reads amber’s messages',
    method: 'GET',
    path: `${watched.path}/talk?seat=amber`,
    status: [403, 403, 403, 200, 403, 403, 200, 403, 403, 403],
  },
  {
    what: 'reads amber’s options',
    method: 'GET',
    path: `${at(watched.path)}/options`,
    status: [403, 403, 403, 200, 403, 403, 200, 403, 403, 403],
  },
  {
    what: 'reads amber’s instructions',
    method: 'GET',
    path: `${watched.path}/seats/amber/instructions`,
    status: [403, 403, 403, 200, 403, 403, 200, 403, 403, 403],
  },
  {
    what: 'tries an answer for amber',
    method: 'POST',
    path: `${at(watched.path)}/check`,
    body: { answer: [0, 14, 28] },
    status: [403, 403, 403, 200, 403, 403, 200, 403, 403, 403],
  },
  {
    what: 'answers for amber',
    method: 'POST',
    path: at(hidden.path),
    body: { answer: [0, 14, 28] },
    status: [401, 403, 403, 200, 403, 403, 403, 200, 403, 403],
  },
  {
    what: 'instructs for amber',
    method: 'PUT',
    path: `${hidden.path}/seats/amber/instructions/orders`,
    body: { instruction: null },
    status: [401, 403, 403, 200, 403, 403, 403, 200, 403, 403],
  },
  {
    what: 'speaks for amber',
    method: 'POST',
    path: `${watched.path}/seats/amber/talk`,
    body: { text: 'Ahoy' },
    status: [401, 403, 403, 200, 403, 403, 403, 403, 200, 403],
  },
  {
    what: 'gets the record before the end',
    method: 'GET',
    path: `${watched.path}/record`,
    status: [409, 409, 409, 409, 409, 409, 409, 403, 403, 409],
  },
  {
    what: 'pauses',
    method: 'POST',
    path: `${hidden.path}/pause`,
    body: { say: 'agree' },
    status: [401, 404, 404, 409, 409, 403, 403, 409, 403, 404],
  },
  {
    what: 'takes a vacation',
    method: 'POST',
    path: `${hidden.path}/vacation`,
    body: { days: 1 },
    status: [401, 404, 404, 409, 409, 403, 403, 409, 403, 404],
  },
  {
    what: 'seats a bot',
    method: 'POST',
    path: `${gathering.path}/seats/amber/bot`,
    body: { bot: 'random' },
    status: [401, 403, 403, 403, 403, 409, 403, 403, 403, 403],
  },
  {
    what: 'starts',
    method: 'POST',
    path: `${hidden.path}/start`,
    status: [401, 404, 404, 409, 409, 409, 403, 409, 403, 404],
  },
  {
    what: 'archives',
    method: 'POST',
    path: `${hidden.path}/archive`,
    status: [401, 404, 404, 409, 409, 409, 403, 409, 403, 404],
  },
  {
    what: 'asks for a rematch',
    method: 'POST',
    path: `${hidden.path}/rematch`,
    status: [401, 404, 404, 409, 409, 403, 403, 403, 403, 404],
  },
  {
    what: 'lists one’s matches',
    method: 'GET',
    path: '/matches?list=mine',
    status: [401, 200, 200, 200, 200, 200, 200, 403, 403, 200],
  },
  {
    what: 'lists open tables',
    method: 'GET',
    path: '/matches',
    status: [200, 200, 200, 200, 200, 200, 200, 403, 403, 200],
  },
  {
    what: 'lays a table',
    method: 'POST',
    path: '/matches',
    body: { game: 'fixture', seats: 2 },
    status: [401, 201, 201, 201, 201, 201, 403, 403, 403, 201],
  },
]

for (const { what, method, path, body, status } of RIGHTS) {
  describe(what, () => {
    for (const [index, [who, credential]] of Object.entries(PEOPLE).entries()) {
      test(`${who}: ${status[index]}`, async () => {
        const answer = await new Visitor(server.address, credential).ask(method, path, body)
        assert.equal(answer.status, status[index], JSON.stringify(answer.body))
      })
    }
  })
}

test('an invitation opens a table to whoever has it', async () => {
  const host = new Visitor(server.address, 'person host')
  const { id, invitation } = await host.get(idShape, 'POST', '/matches', { game: 'fixture', seats: 2 })
  const friend = new Visitor(server.address, 'guest friend')
  assert.equal((await friend.ask('GET', `/matches/${id}`)).status, 404)
  assert.equal((await friend.ask('POST', `/matches/${id}/join`, {})).status, 404)
  assert.equal((await friend.ask('POST', `/matches/${id}/join`, { invitation: 'guessed' })).status, 404)
  assert.equal((await friend.ask('GET', `/matches/${id}?invitation=${invitation}`)).status, 200)
  assert.equal((await friend.ask('POST', `/matches/${id}/join`, { invitation })).status, 200)
})
