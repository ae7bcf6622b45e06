import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { canonical } from '@windward/table'
import { z } from 'zod'
import { type Answer, type Noted, positionShape, Visitor } from '../api/visitor.ts'

/** What became of an answer, as far as whoever gave it knows. */
export interface Given {
  readonly answer: unknown
  /** Nothing as long as nobody has said: it may be kept or not. */
  told?: 'acknowledged' | 'refused'
  /** It was there already. */
  again?: boolean
}

/** Something a stream told of a position. */
export interface Told {
  readonly sequence: number
  readonly awaited: string
  /** Of the whole position; nothing where only those awaited were told. */
  readonly hash?: string
}

const linesShape = z.array(z.looseObject({ n: z.number() }))
const toldShape = z.looseObject({ sequence: z.number(), awaited: z.array(z.string()) })
const sampleShape = z.object({ answer: z.unknown() })
const TRIES = 5

/** Somebody at a seat who goes on whatever happens to the server: follows the stream, and answers what is asked. */
export class Stalwart {
  readonly seat: string
  /** By question. To one question this seat never gives two different answers. */
  readonly given = new Map<string, Given>()
  readonly lines: z.infer<typeof linesShape> = []
  /** Every position and every word of who is awaited, in the order they came. */
  readonly told: Told[] = []
  acknowledged = 0
  /** How often an answer that was kept already was given again. */
  repeated = 0
  reconnections = 0
  readonly #path: string
  readonly #token: string
  readonly #addresses: () => readonly string[]
  readonly #noted: Noted | undefined
  readonly #stop = new AbortController()
  #resting = false
  #heard: () => void = () => undefined
  #cursor = ''

  constructor(addresses: () => readonly string[], token: string, path: string, seat: string, noted?: Noted) {
    this.#noted = noted
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
      await pause(100 + Math.random() * 200)
    }
  }

  /** Until it is told to rest. */
  async play(): Promise<void> {
    while (!this.#resting) {
      const answered = await this.#answerOne().catch(() => false)
      if (!answered) await this.#somethingNew()
    }
  }

  rest(): void {
    this.#resting = true
  }

  leave(): void {
    this.#resting = true
    this.#stop.abort()
  }

  /** Waits for the stream to tell something, and a while at most: it may be cut off. */
  async #somethingNew(): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      this.#heard = resolve
    })
    await Promise.race([heard, pause(1000 + Math.random() * 1000)])
    await pause(Math.random() * 50)
  }

  /** Whether the stream has told the position as every process has it now. */
  async isUpToDate(): Promise<boolean> {
    const positions = await Promise.all(
      this.#addresses().map(async (address) => this.#position(new Visitor(address, this.#token))),
    )
    const newest = Math.max(...positions.map(({ sequence }) => sequence))
    return (this.told.at(-1)?.sequence ?? 0) >= newest
  }

  async #followOnce(): Promise<void> {
    const line = new AbortController()
    const hangUp = () => line.abort()
    this.#stop.signal.addEventListener('abort', hangUp)
    const path = `${this.#path}/stream?seat=${this.seat}&after=${this.#cursor}`
    try {
      for await (const { event, id, data } of this.#somewhere().follow(path, line)) {
        this.#cursor = id
        if (event === 'lines') this.lines.push(...linesShape.parse(data))
        if (event === 'position' || event === 'awaited') this.#note(event, data)
      }
    } finally {
      this.#stop.signal.removeEventListener('abort', hangUp)
    }
  }

  #note(event: 'position' | 'awaited', data: unknown): void {
    const { sequence, awaited } = toldShape.parse(data)
    const told = { sequence, awaited: awaited.join(' ') }
    this.told.push(event === 'awaited' ? told : { ...told, hash: hashOf(data) })
    this.#heard()
  }

  async #position(at: Visitor): Promise<z.infer<typeof positionShape>> {
    return positionShape.parse(granted(await at.ask('GET', `${this.#path}/position?seat=${this.seat}`)))
  }

  async #answerOne(): Promise<boolean> {
    const at = this.#somewhere()
    const { questions } = await this.#position(at)
    const question = questions.find(({ id }) => this.given.get(id)?.told === undefined)
    if (question === undefined) return false
    const path = `${this.#path}/seats/${this.seat}/questions/${encodeURIComponent(question.id)}`
    const given: Given = this.given.get(question.id) ?? (await this.#chosen(at, path))
    this.given.set(question.id, given)
    for (let tries = 0; tries < TRIES && given.told === undefined; tries += 1)
      await this.#give(path, given).catch(() => pause(150))
    return given.told !== undefined
  }

  async #chosen(at: Visitor, path: string): Promise<Given> {
    return { answer: sampleShape.parse(granted(await at.ask('GET', `${path}/sample`))).answer }
  }

  async #give(path: string, given: Given): Promise<void> {
    const { status, body } = await this.#somewhere().ask('POST', path, { answer: given.answer })
    if (status === 200) {
      given.told = 'acknowledged'
      this.acknowledged += 1
      given.again = Object(body).again === true
      if (given.again) this.repeated += 1
    } else if (status === 422) given.told = 'refused'
    else await pause(150)
  }

  /** Any of the processes: people are sent to whichever is free. */
  #somewhere(): Visitor {
    const all = this.#addresses()
    return new Visitor(all[Math.floor(Math.random() * all.length)] ?? '', this.#token, this.#noted)
  }
}

/** A position is told from the others by this. */
export function hashOf(position: unknown): string {
  return hash('sha1', canonical(Object(position)), 'base64')
}

function granted({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`${status}`)
  return body
}
