import assert from 'node:assert/strict'
import { z } from 'zod'
import { Assembled } from './assembled.ts'

const event = z.object({ event: z.string(), id: z.string(), data: z.unknown() })
export type Heard = z.infer<typeof event>

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** Told what came of every request, be it that the connection broke. */
export type Noted = (request: string, answer: Omit<Answer, 'body'> | Error, milliseconds: number) => void

/** Somebody who comes to the server, and every byte they were sent. */
export class Visitor {
  readonly #address: string
  readonly #who: string
  readonly #noted: Noted
  readonly received: string[] = []

  constructor(address: string, who: string, noted: Noted = () => undefined) {
    this.#noted = noted
    this.#address = address
    this.#who = who
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.#fetch(path, {
      method,
      headers: { ...this.#headers(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    this.received.push(text, ...[...response.headers].flat())
    return {
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
      headers: response.headers,
    }
  }

  /** Asks for what must be granted, and reads it as a shape. */
  async get<T>(shape: z.ZodType<T>, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body)
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return shape.parse(answer.body)
  }

  /** Follows a stream until it has ended or the reader stops; positions are put together from patches. */
  async *follow(path: string, stop: AbortController = new AbortController()): AsyncGenerator<Heard> {
    const assembled = new Assembled()
    for await (const heard of this.followAsSent(path, stop)) yield assembled.hear(heard)
  }

  /** Follows a stream of JSON lines, each as it comes. */
  async *followAsSent(path: string, stop: AbortController = new AbortController()): AsyncGenerator<Heard> {
    const response = await this.#fetch(path, {
      headers: { ...this.#headers(), accept: 'application/x-ndjson' },
      signal: stop.signal,
    })
    assert.equal(response.status, 200)
    assert.ok(response.body !== null)
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const bytes of response.body) {
        const text = decoder.decode(bytes, { stream: true })
        this.received.push(text)
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line !== '') yield event.parse(JSON.parse(line))
      }
    } catch (trouble) {
      if (!stop.signal.aborted) throw trouble
    } finally {
      stop.abort()
    }
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const began = performance.now()
    const noted = (answer: Omit<Answer, 'body'> | Error) => {
      if (init.signal?.aborted !== true)
        this.#noted(`${init.method ?? 'GET'} ${path}`, answer, performance.now() - began)
    }
    try {
      const response = await fetch(`${this.#address}/api/v1${path}`, init)
      noted(response)
      return response
    } catch (trouble) {
      noted(trouble instanceof Error ? trouble : new Error(String(trouble)))
      throw trouble
    }
  }

  #headers(): Record<string, string> {
    return this.#who === '' ? {} : { authorization: `Bearer ${this.#who}` }
  }
}

export const idShape = z.looseObject({ id: z.string() })
export const sequenceShape = z.object({ sequence: z.number() })
export const positionShape = z.looseObject({
  sequence: z.number(),
  viewer: z.string(),
  turn: z.number(),
  awaited: z.array(z.string()),
  questions: z.array(
    z.looseObject({ id: z.string(), seat: z.string(), kind: z.string(), sealed: z.unknown().optional() }),
  ),
  outcome: z.unknown().optional(),
})
