import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Heard, positionShape, Visitor } from '../api/visitor.ts'

const linesShape = z.array(z.looseObject({ n: z.number() }))
const awaitedShape = z.looseObject({ questions: positionShape.shape.questions.optional() })

/** Plays a seat through whatever happens to the server, and notes what it was told and promised. */
export class PatientPlayer {
  readonly seat: string
  readonly lines: number[] = []
  /** By question: the answers that were acknowledged, and how many were sent. */
  readonly acknowledged = new Map<string, string[]>()
  readonly sent = new Map<string, number>()
  readonly #who: Visitor
  readonly #path: string
  #after = ''
  #over = false
  #line = new AbortController()

  constructor(address: string, path: string, seat: string) {
    this.seat = seat
    this.#who = new Visitor(address, `person ${seat}`)
    this.#path = path
  }

  /** Ends the play as soon as what was begun is done. */
  stop(): void {
    this.#over = true
    this.#line.abort()
  }

  async play(): Promise<void> {
    while (!this.#over) {
      try {
        const stop = new AbortController()
        this.#line = stop
        for await (const heard of this.#who.follow(
          `${this.#path}/stream?seat=${this.seat}&after=${this.#after}`,
          stop,
        )) {
          await this.#hear(heard)
          if (this.#over) stop.abort()
        }
      } catch {
        await wait(50)
      }
    }
  }

  async #hear({ event, id, data }: Heard): Promise<void> {
    this.#after = id
    if (event === 'lines') this.lines.push(...linesShape.parse(data).map(({ n }) => n))
    if (event === 'position') {
      const { outcome, questions } = positionShape.parse(data)
      this.#over ||= outcome !== undefined
      await this.#answer(questions)
    }
    if (event === 'awaited') await this.#answer(awaitedShape.parse(data).questions ?? [])
  }

  async #answer(questions: z.infer<typeof positionShape>['questions']): Promise<void> {
    for (const { id, sealed } of questions) {
      if (sealed !== undefined) continue
      while (!this.#over && !(await this.#isAcknowledged(id))) await wait(50)
    }
  }

  /** Sends until somebody answers: an answer that got lost on its way back is given again. */
  async #isAcknowledged(id: string): Promise<boolean> {
    const at = `${this.#path}/seats/${this.seat}/questions/${encodeURIComponent(id)}`
    try {
      const sample = await this.#who.ask('GET', `${at}/sample`)
      if (sample.status !== 200) return sample.status < 500
      this.sent.set(id, (this.sent.get(id) ?? 0) + 1)
      const { status } = await this.#who.ask('POST', at, sample.body)
      const { answer } = z.object({ answer: z.unknown() }).parse(sample.body)
      if (status === 200)
        this.acknowledged.set(id, [...(this.acknowledged.get(id) ?? []), JSON.stringify(answer)])
      return status < 500
    } catch {
      return false
    }
  }
}
