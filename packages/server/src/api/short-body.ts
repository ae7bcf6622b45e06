import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { mustBePlainJson } from './plain-text.ts'
import { Problem } from './problem.ts'
import { deed as deedShape } from './shapes.ts'

const SHORT = 32 * 1024
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i

/** Whether a body is plain JSON of a known and moderate length. */
export function isShort(headers: IncomingHttpHeaders): boolean {
  const length = Number(headers['content-length'])
  return (
    length > 0 &&
    length <= SHORT &&
    headers['content-encoding'] === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '')
  )
}

/** Calls with the whole body; never, if it does not come whole. */
export function whenRead(request: IncomingMessage, then: (body: string) => void): void {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const [only] = parts
    then(parts.length === 1 && only !== undefined ? only.toString() : Buffer.concat(parts).toString())
  })
}

/** Any of these may name what every object inherits from: such a body is looked at key by key. */
const SUSPICIOUS = /proto|constructor|\\u/

export interface AnswerBody {
  readonly answer: unknown
  readonly deed?: number | undefined
}

/** The answer in the body of a request; a problem if there cannot be any. */
export function answerIn(body: string): AnswerBody {
  let read: unknown
  try {
    read = SUSPICIOUS.test(body) ? JSON.parse(body, harmless) : JSON.parse(body)
    mustBePlainJson(body, read)
  } catch (trouble) {
    throw trouble instanceof Problem ? trouble : new Problem(400, 'The request is no JSON.')
  }
  if (typeof read !== 'object' || read === null || !('answer' in read))
    throw new Problem(400, 'The request: an object with an “answer” is expected.')
  const deed = 'deed' in read ? deedShape.safeParse(read.deed) : undefined
  if (deed?.success === false) throw new Problem(400, 'The request: deed: a whole number from 1 is expected.')
  return { answer: read.answer, deed: deed?.data }
}

function harmless(key: string, value: unknown): unknown {
  const inherits =
    key === '__proto__' ||
    (key === 'constructor' && typeof value === 'object' && value !== null && 'prototype' in value)
  if (inherits) throw new Problem(400, 'The request names what must not be named.')
  return value
}
