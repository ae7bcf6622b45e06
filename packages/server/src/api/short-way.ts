import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../headers.ts'
import type { Room } from '../match/room.ts'
import type { Rooms } from '../match/rooms.ts'
import { type Identity, may } from '../people/identity.ts'
import { type Acknowledged, give } from './give.ts'
import { asProblem, problemText } from './problem.ts'
import type { RateCount } from './rate-count.ts'
import { answerIn, isShort, whenRead } from './short-body.ts'
import { sitter } from './visitor.ts'

export interface ShortWayOptions {
  readonly rooms: Rooms
  readonly count: RateCount
  /** Who it is, if that is known without asking anybody, and if the request surely began on no page of another site. */
  readonly recognise: (headers: IncomingHttpHeaders) => Identity | undefined
  /** Where people reach the table, if that is known. */
  readonly address?: string | undefined
  readonly answered?: ((status: number, milliseconds: number) => void) | undefined
}

const ANSWER_URL = /^\/api\/v1\/matches\/([\w-]{1,64})\/seats\/([^/?#]{1,300})\/questions\/([^/?#]{1,300})$/
const LONGEST_SEAT = 100

const ANSWERED = ['content-type', 'application/json; charset=utf-8', 'content-length']
const REFUSED = ['content-type', 'application/problem+json; charset=utf-8', 'cache-control', 'no-store']

interface Given {
  readonly room: Room
  readonly seat: string
  readonly question: string
  readonly identity: Identity
  readonly began: number
}

/**
 * By far most of what comes is an answer at a match that is open here, from somebody who has just been here. That need not
 * walk through the whole app. Whatever is unusual in the least does, and is judged by the same rules there.
 */
export class ShortWay {
  readonly #options: ShortWayOptions
  readonly #answered: readonly string[]
  readonly #refused: readonly string[]

  constructor(options: ShortWayOptions) {
    this.#options = options
    const usual = Object.entries(securityHeaders(options.address)).flat()
    this.#answered = [...usual, ...ANSWERED]
    this.#refused = [...usual, ...REFUSED]
  }

  /** True if the request is taken care of. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const given = this.#given(request)
    if (given === undefined) return false
    whenRead(request, (body) => {
      this.#carryOut(given, body).then(
        (done) => this.#send(response, given, 200, this.#answered, JSON.stringify(done)),
        (trouble: unknown) => this.#refuse(response, given, trouble),
      )
    })
    return true
  }

  #given({ method, url = '', headers }: IncomingMessage): Given | undefined {
    if (method !== 'POST' || !isShort(headers)) return undefined
    const [, match = '', seat, question] = ANSWER_URL.exec(url)?.map(decoded) ?? []
    if (seat === undefined || question === undefined || seat.length > LONGEST_SEAT) return undefined
    const { rooms, recognise } = this.#options
    const room = rooms.peek(match)?.room
    const identity = recognise(headers)
    if (room === undefined || identity === undefined || !may(identity, 'match:play')) return undefined
    return { room, seat, question, identity, began: performance.now() }
  }

  async #carryOut({ room, seat, question, identity }: Given, body: string): Promise<Acknowledged> {
    const who = sitter({ identity }, 'match:play')
    const tooMany = this.#options.count.add(who.id)
    if (tooMany !== undefined) throw tooMany
    return give(room, who, { do: 'answer', seat, question, ...answerIn(body) })
  }

  #refuse(response: ServerResponse, given: Given, trouble: unknown): void {
    const problem = asProblem(trouble instanceof Error ? trouble : new Error(String(trouble)))
    const { statusCode, more } = problem
    if (statusCode >= 500) this.#options.rooms.harbour.log(trouble, given.room.id)
    const wait = more.retryAfter === undefined ? [] : ['retry-after', `${more.retryAfter}`]
    this.#send(
      response,
      given,
      statusCode,
      [...this.#refused, ...wait, 'content-length'],
      problemText(problem),
    )
  }

  /** `headers` ends with the name of the last, whose value is the length. */
  #send(
    response: ServerResponse,
    { began }: Given,
    status: number,
    headers: readonly string[],
    body: string,
  ): void {
    response.writeHead(status, [...headers, `${Buffer.byteLength(body)}`])
    response.end(body)
    this.#options.answered?.(status, performance.now() - began)
  }
}

/** Nothing where it cannot be read. */
function decoded(part: string | undefined): string | undefined {
  if (part?.includes('%') !== true) return part
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
