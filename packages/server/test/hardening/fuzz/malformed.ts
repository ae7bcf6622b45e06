import type { Drawing } from './drawing.ts'
import { frames } from './frames.ts'
import {
  AUTH,
  BODIES,
  CURSORS,
  ELSEWHERE,
  FIELDS,
  LENGTHS,
  METHODS,
  MORE,
  ODD,
  QUERIES,
  TYPES,
  VALUES,
} from './oddities.ts'

/** What requests are aimed at. */
export interface Targets {
  /** As they stand in the papers of the API, such as “POST /api/v1/matches/{match}/join”. */
  readonly routes: readonly string[]
  /** By the name of a part of a path, what really is there. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Lines of headers by which somebody may be known, by whom. */
  readonly callers: readonly Caller[]
}

export interface Caller {
  /** A seat whose own secrets may come back, if any. */
  readonly seat?: string
  readonly headers: readonly string[]
}

export interface Malformed {
  readonly text: string
  /** What goes over the wire, where it is more than the text. */
  readonly bytes?: Buffer
  readonly by: Caller
}

/** Somebody asks for a WebSocket and sends frames before anything is answered, as a program may that is in a hurry. */
function bySocket(draw: Drawing, { parts, callers }: Targets, host: string): Malformed {
  const by = draw.one(callers)
  const match = draw.one(parts['match'] ?? ODD)
  const query = draw.once(4) ? `?${draw.one(QUERIES).replace('*', () => draw.one(ODD))}` : '?seat=amber'
  const head = [
    `GET /api/v1/matches/${match}/stream${query} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${draw.once(20) ? draw.one(['8', '', 'x']) : '13'}`,
    `Sec-WebSocket-Key: ${draw.once(20) ? draw.one(['', 'x', 'dGhlIHNhbXBsZQ==']) : 'dGhlIHNhbXBsZSBub25jZQ=='}`,
    ...by.headers,
    ...(draw.once(20) ? [draw.one(MORE)] : []),
  ]
  const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), frames(draw)])
  return { text: bytes.toString('latin1'), bytes, by }
}

/** One request as it goes over the wire, right in some places and wrong in others. */
export function malformed(draw: Drawing, targets: Targets, host: string): Malformed {
  if (draw.once(8)) return bySocket(draw, targets, host)
  const by = draw.one(targets.callers)
  const { method, path } = aimed(draw, targets)
  const body = bodyFor(draw)
  const length = draw.once(10) ? draw.one(LENGTHS) : `${Buffer.byteLength(body)}`
  const headers = [
    draw.once(20) ? 'Host: ' : `Host: ${host}`,
    ...(body === '' && draw.once(2) ? [] : [`Content-Length: ${length}`]),
    ...(draw.once(8) ? [`Content-Type: ${draw.one(TYPES)}`] : ['Content-Type: application/json']),
    ...by.headers,
    ...(draw.once(10)
      ? [`Origin: ${draw.one(['null', 'https://elsewhere.example', `http://${host}`, ''])}`]
      : []),
    ...(draw.once(6) ? [`Last-Event-ID: ${draw.one(CURSORS)}`] : []),
    ...(draw.once(10) ? [draw.one(MORE)] : []),
    ...(draw.once(80) ? [`X: ${'y'.repeat(20_000)}`] : []),
    ...(draw.once(40) ? ['no header at all'] : []),
    'Connection: close',
  ]
  return { text: `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`, by }
}

function aimed(draw: Drawing, { routes, parts }: Targets): { method: string; path: string } {
  const [usual = 'GET', pattern = '/'] = draw.one(draw.once(5) ? [...AUTH, ...ELSEWHERE] : routes).split(' ')
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    draw.once(5) ? draw.one(ODD) : draw.one(parts[name] ?? ODD),
  )
  const longer = draw.once(12) ? `/${draw.one(ODD)}` : ''
  const query = draw.once(2) ? '' : `?${draw.one(QUERIES).replace('*', () => draw.one([...ODD, ...CURSORS]))}`
  return { method: draw.once(6) ? draw.one(METHODS) : usual, path: `${path}${longer}${query}` }
}

function bodyFor(draw: Drawing): string {
  if (draw.once(40)) return 'x'.repeat(300_000)
  if (draw.once(3)) return draw.one(BODIES)
  if (draw.once(4)) return JSON.stringify({ answer: draw.one(VALUES) })
  const fields = Array.from({ length: draw.below(5) }, () => [draw.one(FIELDS), draw.one(VALUES)])
  return JSON.stringify(Object.fromEntries(fields))
}
