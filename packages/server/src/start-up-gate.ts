import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem, problemText } from './api/problem.ts'
import { securityHeaders } from './headers.ts'

/** Whoever watches over the table is answered at any time. */
const WATCHING = /^\/(?:healthz|readyz|metrics)(?:\?|$)/
const OF_THE_API = /^\/api(?:[/?]|$)/
const COME_AGAIN_SECONDS = 5

/** Stands before everything while nobody is let in. */
export class StartUpGate {
  #why: string | undefined

  /** Why nobody is let in now. */
  get why(): string | undefined {
    return this.#why
  }

  shut(why: string): void {
    this.#why = why
  }

  open(): void {
    this.#why = undefined
  }

  /** True if somebody was turned away, with the reason and when to come again. */
  turnsAway({ url = '' }: IncomingMessage, response: ServerResponse, address: string | undefined): boolean {
    const why = this.#why
    if (why === undefined || WATCHING.test(url)) return false
    const isProgram = OF_THE_API.test(url)
    const body = isProgram ? problemText(new Problem(503, why)) : `${why}\n`
    response.writeHead(503, {
      ...securityHeaders(address),
      'content-type': `${isProgram ? 'application/problem+json' : 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'retry-after': `${COME_AGAIN_SECONDS}`,
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
    return true
  }
}
