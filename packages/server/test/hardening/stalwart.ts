import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Answer, positionShape, Visitor } from '../api/visitor.ts'

/** An answer of which the server said that it is kept. */
export interface Acknowledged {
  readonly question: string
  readonly answer: unknown
}

const linesShape = z.array(z.looseObject({ n: z.number() }))
const numbered = z.looseObject({ sequence: z.number() })
const sampleShape = z.object({ answer: z.unknown() })

/** Somebody at a seat who goes on whatever happens to the server: follows the stream, and answers what is asked. */
export class Stalwart {
  readonly seat: string
  readonly acknowledged: Acknowledged[] = []
  /** By question, how often an answer was sent. */
  readonly sent = new Map<string, number>()
  readonly lines: z.infer<typeof linesShape> = []
  /** Of every position and every word of who is awaited, in the order they came. */
  readonly sequences: number[] = []
  reconnections = 0
  readonly #path: string
  readonly #token: string
  readonly #addresses: () => readonly string[]
  readonly #stop = new AbortController()
  #cursor = ''

  constructor(addresses: () => readonly string[], token: string, path: string, seat: string) {
    this.#addresses = addresses
    this.#token = token
    this.#path = path
    this.seat = seat
  }

  /** Until it is told to leave. */
  async follow(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.#followOnce().catch(() => undefined)
      this.reconnections += 1
      await pause(20 + Math.random() * 60)
    }
  }

  async play(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const answered = await this.#answerOne().catch(() => false)
      if (!answered) await pause(20 + Math.random() * 40)
    }
  }

  leave(): void {
    this.#stop.abort()
  }

  async #followOnce(): Promise<void> {
    const line = new AbortController()
    const hangUp = () => line.abort()
    this.#stop.signal.addEventListener('abort', hangUp)
    const path = `${this.#path}/stream?seat=${this.seat}&after=${this.#cursor}`
    for await (const { event, id, data } of this.#somewhere().follow(path, line)) {
      this.#cursor = id
      if (event === 'lines') this.lines.push(...linesShape.parse(data))
      if (event === 'position' || event === 'awaited') this.sequences.push(numbered.parse(data).sequence)
    }
  }

  async #answerOne(): Promise<boolean> {
    const at = this.#somewhere()
    const position = positionShape.parse(
      granted(await at.ask('GET', `${this.#path}/position?seat=${this.seat}`)),
    )
    const question = position.questions.find(({ sealed }) => sealed === undefined)
    if (question === undefined) return false
    const path = `${this.#path}/seats/${this.seat}/questions/${encodeURIComponent(question.id)}`
    const { answer } = sampleShape.parse(granted(await at.ask('GET', `${path}/sample`)))
    this.sent.set(question.id, (this.sent.get(question.id) ?? 0) + 1)
    const { status } = await at.ask('POST', path, { answer })
    if (status === 200) this.acknowledged.push({ question: question.id, answer })
    return true
  }

  /** Any of the processes: people are sent to whichever is free. */
  #somewhere(): Visitor {
    const all = this.#addresses()
    return new Visitor(all[Math.floor(Math.random() * all.length)] ?? '', this.#token)
  }
}

function granted({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}`)
  return body
}
