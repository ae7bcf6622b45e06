import { connect } from 'node:net'

/** What a malformed request is made of: whatever is drawn is drawn from here, by a number that can be repeated. */
export interface Targets {
  readonly matches: readonly string[]
  readonly tokens: readonly string[]
}

/** Small and repeatable; nothing hangs on its quality. */
export function drawing(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Draw = (below: number) => number
const one = <T>(draw: Draw, all: readonly T[], other: T): T => all[draw(all.length)] ?? other

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'FROB', 'get']
const ODD = [
  '%00',
  '%',
  '%zz',
  '..',
  '%2e%2e%2f',
  '',
  ' ',
  '%ff%fe',
  '💥',
  '-1',
  '1e999',
  'null',
  '__proto__',
]
const CURSORS = [
  '0.0.0',
  '-1.-1.-1',
  '999999999.999999999.999999999',
  '1.2',
  'x',
  '%00',
  '1.1.1.1',
  '9'.repeat(60),
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
  'x',
]
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"__proto__":{"a":1}}',
  '{"answer":1e999}',
  '\u0000',
  '{"answer":{}}',
]
const LENGTHS = ['-1', '0', '1', '99999999999', 'x', '1, 2']
const MORE = [
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Upgrade: h2c',
  'Content-Encoding: gzip',
  'Range: x',
]
const PATHS = [
  '/matches', '/matches/M', '/matches/M/position', '/matches/M/lines', '/matches/M/stream', '/matches/M/record',
  '/matches/M/talk', '/matches/M/join', '/matches/M/start', '/matches/M/pause', '/matches/M/rematch',
  '/matches/M/seats/amber/questions/1%231', '/matches/M/seats/amber/questions/1%231/options',
  '/matches/M/seats/amber/questions/1%231/sample', '/matches/M/seats/amber/questions/1%231/check',
  '/matches/M/seats/amber/instructions/orders', '/matches/M/seats/amber/talk', '/matches/M/seats/amber/bot',
  '/games', '/games/fixture', '/games/fixture/decisions/orders', '/stream', '/openapi.json',
] // biome-ignore format: a list to look through

/** One request as it goes over the wire, right in some places and wrong in others. */
export function malformed(draw: Draw, { matches, tokens }: Targets): string {
  const match = draw(4) === 0 ? one(draw, ODD, 'x') : one(draw, matches, 'x')
  const path = `/api/v1${one(draw, PATHS, '/').replace('M', match)}${draw(6) === 0 ? `/${one(draw, ODD, '')}` : ''}`
  const query =
    draw(2) === 0
      ? ''
      : `?seat=${one(draw, [...ODD, 'amber', 'spectator'], '')}&after=${one(draw, CURSORS, '')}`
  const body = draw(12) === 0 ? 'x'.repeat(300_000) : one(draw, BODIES, '')
  const length = draw(8) === 0 ? one(draw, LENGTHS, '0') : `${Buffer.byteLength(body)}`
  const headers = [
    draw(20) === 0 ? 'Host: ' : 'Host: 127.0.0.1',
    `Content-Length: ${length}`,
    ...(draw(3) > 0 ? [`Content-Type: ${one(draw, TYPES, '')}`] : []),
    ...(draw(3) > 0 ? [`Authorization: Bearer ${one(draw, [...tokens, ...ODD, 'x'.repeat(5000)], '')}`] : []),
    ...(draw(6) === 0 ? [`Last-Event-ID: ${one(draw, CURSORS, '')}`] : []),
    ...(draw(10) === 0 ? [one(draw, MORE, '')] : []),
    ...(draw(60) === 0 ? [`X: ${'y'.repeat(20_000)}`] : []),
    ...(draw(30) === 0 ? ['no header at all'] : []),
    'Connection: close',
  ]
  return `${one(draw, METHODS, 'GET')} ${path}${query} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}

const PATIENCE_MS = 400

/** Everything that comes back, until the server closes or has had its time: a stream never ends. */
export function send(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(request))
    const done = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, done)
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', done).on('close', done)
  })
}
