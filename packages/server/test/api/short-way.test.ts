import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { RATES } from '../../src/api/rates.ts'
import { serverFor } from './harbour.ts'
import { begun, playerAt } from './table.ts'
import { positionShape } from './visitor.ts'

/** What is posted, and by whom; `OK` stands for any legal answer. */
type Posted = readonly [who: string, body: string, headers?: Readonly<Record<string, string>>]

const OK = 'any legal answer'
const JSON_TYPE = 'application/json'

const POSTED: readonly Posted[] = [
  ['person amber', '{"answer":'],
  ['person amber', '[]'],
  ['person amber', '"answer"'],
  ['person amber', 'null'],
  ['person amber', '{}'],
  ['person amber', '{"answer":{"__proto__":1}}'],
  ['person amber', '{"answer":{"\\u005f_proto__":1}}'],
  ['person amber', '{"answer":{"constructor":{"prototype":1}}}'],
  ['person amber', '{"answer":[0,14,28],"deed":0}'],
  ['person amber', '{"answer":[0,14,28],"deed":"1"}'],
  ['person amber', '{"answer":"nonsense"}'],
  ['person amber', OK, { 'content-type': 'text/plain' }],
  ['person blue', OK],
  ['person nobody-here', OK],
  ['token amber match:read', OK],
  ['', OK],
  ['token amber match:play', OK],
  ['person amber', OK, { 'content-type': 'application/json; charset=utf-8' }],
]

interface Received {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

async function post(url: string, who: string, body: string, more: object = {}): Promise<Received> {
  const headers = { authorization: `Bearer ${who}`, 'content-type': JSON_TYPE, ...more }
  const response = await fetch(url, { method: 'POST', body, headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

async function answersOf(t: TestContext, short: boolean): Promise<Received[]> {
  const server = await serverFor(t, { short })
  const laid = await begun(server, ['amber', 'blue'])
  const amber = playerAt(laid, 'amber')
  const { questions } = await amber.get(positionShape, 'GET', `${laid.path}/position`)
  const at = `${laid.path}/seats/amber/questions/${encodeURIComponent(questions[0]?.id ?? '')}`
  const { body: legal } = await amber.ask('GET', `${at}/sample`)
  const url = `${server.address}/api/v1${at}`
  const received: Received[] = []
  for (const [who, body, more] of POSTED)
    received.push(await post(url, who, body === OK ? JSON.stringify(legal) : body, more))
  return received
}

test('an answer is judged alike whichever way it takes through the server', async (t) => {
  const [short, long] = [await answersOf(t, true), await answersOf(t, false)]
  for (const [index, [who, body]] of POSTED.entries()) {
    const [quick, slow] = [short[index], long[index]]
    assert.equal(quick?.status, slow?.status, `${who}: ${body}`)
    const names = ['content-security-policy', 'x-content-type-options', 'cache-control', 'content-type']
    for (const name of names)
      assert.equal(quick?.headers.get(name), slow?.headers.get(name), `${body}: ${name}`)
    if (quick?.status === 200)
      assert.deepEqual(Object.keys(JSON.parse(quick.body)), Object.keys(JSON.parse(slow?.body ?? '')))
    else if (quick?.status !== 400) assert.equal(quick?.body, slow?.body)
  }
  assert.deepEqual(
    short.map(({ status }) => status),
    [400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 422, 400, 403, 404, 403, 401, 200, 200],
  )
})

test('both ways count together how often somebody answers', async (t) => {
  const server = await serverFor(t, { rates: { ...RATES, answers: { max: 3, timeWindow: 60_000 } } })
  const laid = await begun(server, ['amber', 'blue'])
  const url = `${server.address}/api/v1${laid.path}/seats/amber/questions/any`
  const long = { 'content-type': 'application/json;charset="utf-8"' }
  for (const way of [{}, long, {}])
    assert.equal((await post(url, 'person amber', '{"answer":null}', way)).status, 422)
  for (const way of [{}, long]) {
    const { status, headers } = await post(url, 'person amber', '{"answer":null}', way)
    assert.equal(status, 429)
    assert.ok(Number(headers.get('retry-after')) > 0)
  }
})
