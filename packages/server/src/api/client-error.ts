import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { SECURITY_HEADERS } from '../headers.ts'
import { Problem, problemText } from './problem.ts'
import { refusals } from './refusals.en.ts'

const PROBLEMS = new Map([
  ['HPE_HEADER_OVERFLOW', new Problem(431, refusals.headTooLong)],
  ['ERR_HTTP_REQUEST_TIMEOUT', new Problem(408, refusals.tooSlow)],
])
const NO_HTTP = new Problem(400, refusals.noRequest)

/** What is refused before there is a request at all is answered by hand, with a problem like everything else. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error)
    return
  }
  const problem = PROBLEMS.get(error.code ?? '') ?? NO_HTTP
  const body = problemText(problem)
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': `${Buffer.byteLength(body)}`,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const { statusCode } = problem
  socket.end([`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines, '', body].join('\r\n'))
}
