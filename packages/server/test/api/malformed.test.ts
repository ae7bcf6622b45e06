import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { test } from 'node:test'
import { ratesFrom } from '../../src/api/rates.ts'
import { serverFor } from './harbour.ts'
import { begun } from './table.ts'

const REQUESTS = Number(process.env['WINDWARD_FUZZ_REQUESTS'] ?? 4000)

/** The same numbers every time, so that what fails once fails again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const PARTS = [
  '',
  '%',
  '%00',
  '%ff',
  '..',
  '%2e%2e',
  '__proto__',
  'constructor',
  '1%231',
  'amber',
  'spectator',
  '🜚',
  'a'.repeat(400),
  '-1',
  'null',
]
const VALUES = [
  null,
  -0,
  1e308,
  '',
  '\u0000',
  '\ud800',
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, a: 1 },
  true,
  'x'.repeat(5000),
  ['amber', 'amber'],
  { kind: 'live' },
  { kind: 'mail', bankSeconds: -1 },
  { turns: '1' },
]
const BODIES = [
  '',
  '{',
  '{"a":',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"x":1}}',
  '{"answer":1e999}',
  '\u0000',
  '{"answer":"\\ud800"}',
  `{"answer":${'['.repeat(3000)}${']'.repeat(3000)}}`,
]
const TYPES = [
  'application/json',
  'text/plain',
  'application/json; charset=koi8-r',
  'multipart/form-data',
  '',
  'application/x-www-form-urlencoded',
]
const WHO = [
  '',
  'Bearer person amber',
  'Bearer person outsider',
  'Bearer token amber',
  'Basic eDp5',
  'Bearer',
  'Bearer token amber match:play',
]
const CURSORS = [
  '',
  '0.0.0',
  '9.9.9',
  '-1.0.0',
  '1e9.0.0',
  '999999999.999999999.999999999',
  'x',
  '1.1',
  '%00',
]
const FIELDS = [
  'answer',
  'instruction',
  'seat',
  'invitation',
  'words',
  'bot',
  'say',
  'days',
  'to',
  'text',
  'game',
  'options',
  'seats',
  'access',
  'clock',
  'whenAbsent',
  'spectators',
  'extra',
]

test('no request, however malformed, is our fault', async (t) => {
  const troubles: unknown[] = []
  const server = await serverFor(t, {
    rates: ratesFrom(0),
    log: (trouble) => troubles.push(trouble),
  })
  const laid = await begun(server, ['amber', 'blue'], { spectators: true })
  const below = numbers(7)
  const pick = <T>(from: readonly T[]): T => {
    const found = from[below(from.length)]
    if (found === undefined) throw new Error('There is nothing to choose from.')
    return found
  }
  const routes = [...new Set(Object.keys(server.app.swagger().paths ?? {}))]
  assert.ok(routes.length > 20)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  t.after(() => agent.destroy())

  const target = (): string => {
    const path = pick(routes).replace(/\{(\w+)\}/g, (_, name: string) => {
      if (below(4) === 0) return pick(PARTS)
      return (
        { match: laid.id, seat: 'amber', question: '1%231', kind: 'orders', game: 'fixture' }[name] ?? 'x'
      )
    })
    return `${path}${pick(['', '', '?seat=amber', '?seat=%', `?after=${pick(CURSORS)}`, '?list=mine', '?at=stay&at=%00', '?cursor=x'])}`
  }
  const body = (): string => {
    if (below(3) === 0) return pick(BODIES)
    return JSON.stringify(
      Object.fromEntries(Array.from({ length: below(4) }, () => [pick(FIELDS), pick(VALUES)])),
    )
  }
  const send = (method: string, path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve) => {
      const sent = method === 'GET' ? '' : body()
      const headers = {
        authorization: pick(WHO),
        'last-event-id': pick(CURSORS.slice(0, 6)),
        ...(sent !== '' && { 'content-type': pick(TYPES), 'content-length': Buffer.byteLength(sent) }),
      }
      const asked = request(
        `${server.address}${encodeURI(path).replaceAll('%25', '%')}`,
        { method, agent, headers },
        (response) => {
          let text = ''
          const { statusCode: status = 0 } = response
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            text += part
            if (/ndjson|event-stream/.test(response.headers['content-type'] ?? '')) response.destroy()
          })
          response.on('close', () => resolve({ status, text }))
        },
      )
      asked.on('error', () => resolve({ status: 0, text: '' }))
      asked.end(sent)
    })

  const rows = await server.storage.matches.find(laid.id)
  assert.ok(rows !== undefined)
  for (let sent = 0; sent < REQUESTS; sent += 8) {
    const batch = Array.from({ length: 8 }, async () => {
      const [method, path] = [pick(['GET', 'POST', 'PUT', 'DELETE']), target()]
      const { status, text } = await send(method, path)
      assert.ok(status < 500, `${method} ${path}: ${status} ${text}`)
      assert.ok(!text.includes(rows.match.seed), `${method} ${path} gave the seed away`)
      assert.doesNotMatch(text, /node_modules|\.ts:\d/)
    })
    await Promise.all(batch)
  }
  assert.deepEqual(troubles, [])
})
