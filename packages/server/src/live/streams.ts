import type { FastifyReply, FastifyRequest } from 'fastify'
import { Authority } from './authority.ts'
import type { FanOut } from './fan-out.ts'
import { asJsonLine, asServerSentEvent, type Writing } from './follower.ts'
import { ResponsePipe } from './response-pipe.ts'
import { SlowReaders } from './slow-readers.ts'
import { StreamWriter } from './stream-writer.ts'
import { openSocket } from './websocket-upgrade.ts'

export interface StreamLimits {
  /** Streams one person, or an address without one, may have open at once. */
  readonly each: number
  /** Streams this process carries. */
  readonly most: number
  /** Bytes that may wait in all of them together for readers that are slow. */
  readonly waiting: number
}

const STREAM_LIMITS: StreamLimits = { each: 200, most: 20_000, waiting: 64 * 1024 * 1024 }

/** Readers take a stream that is silent for longer than this to be dead. */
const SIGN_OF_LIFE_MS = 15_000
const SIGNS = new Map<Writing, string>([
  [asServerSentEvent, ':\n\n'],
  [asJsonLine, '\n'],
])

/** On whose behalf a stream is open. */
export interface StreamOwner {
  /** The person, or the address of somebody who is none. */
  readonly name: string
  /** Whether the person may still read it, asked whenever they may do less than before. */
  readonly stillMay?: (() => Promise<boolean>) | undefined
}

/** All streams that this process carries. */
export class Streams {
  readonly #writers = new Set<StreamWriter>()
  readonly #by = new Map<string, number>()
  readonly #limits: StreamLimits
  readonly #waiting: SlowReaders
  readonly #authority: Authority
  readonly #life: NodeJS.Timeout
  #closed = false

  constructor(fanOut: FanOut, limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits
    this.#authority = new Authority(fanOut)
    this.#waiting = new SlowReaders(limits.waiting)
    this.#life = setInterval(() => this.#showLife(), SIGN_OF_LIFE_MS).unref()
  }

  get size(): number {
    return this.#writers.size
  }

  /** Bytes that wait in all of them for readers that are slow. */
  get waiting(): number {
    return this.#writers.values().reduce((sum, { waiting }) => sum + waiting, 0)
  }

  /** Opens a stream as an answer, in the form the reader wants; nothing if there are too many already. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    { name: owner, stillMay }: StreamOwner,
  ): StreamWriter | undefined {
    const count = this.#by.get(owner) ?? 0
    if (this.#closed || count >= this.#limits.each || this.#writers.size >= this.#limits.most)
      return undefined
    const lines = /\bapplication\/x-ndjson\b/.test(request.headers.accept ?? '')
    this.#by.set(owner, count + 1)
    reply.hijack()
    const pipe =
      openSocket(request.raw, reply.raw) ??
      new ResponsePipe(reply.raw, lines ? asJsonLine : asServerSentEvent)
    const writer = new StreamWriter(pipe, {
      waits: (slow) => this.#waiting.note(slow),
      ended: (gone) => {
        this.#waiting.forget(gone)
        this.#authority.forget(gone, owner)
        this.#writers.delete(gone)
        const left = (this.#by.get(owner) ?? 1) - 1
        if (left === 0) this.#by.delete(owner)
        else this.#by.set(owner, left)
      },
    })
    this.#writers.add(writer)
    if (stillMay !== undefined) this.#authority.watch(writer, owner, stillMay)
    return writer
  }

  /** Ends every stream; readers come back by themselves, to another process or to this one when it is there again. */
  close(): void {
    this.#closed = true
    clearInterval(this.#life)
    this.#authority.close()
    for (const writer of [...this.#writers]) writer.end()
  }

  #showLife(): void {
    for (const writer of this.#writers) writer.showLife(SIGNS.get(writer.writing) ?? '\n')
  }
}
