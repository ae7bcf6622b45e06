import type { Game, GameTypes } from './game.ts'
import { copyOf, jsonFault } from './json.ts'
import type { AnySlot } from './loop.ts'
import { formFault } from './question.ts'
import type { Entry, Instructions } from './record/record.ts'
import { type Refusal, refuse } from './refusal.ts'
import { say } from './words.en.ts'

/** The instructions seats have left beforehand, each known to its seat alone. */
export class StandingAnswers<G extends GameTypes> {
  readonly #left = new Map<string, Map<string, unknown>>()

  constructor(instructions: Instructions = {}) {
    for (const [seat, kinds] of Object.entries(instructions))
      this.#left.set(seat, new Map(Object.entries(kinds)))
  }

  get isEmpty(): boolean {
    return this.#left.size === 0
  }

  /** Notes an instruction, or strikes it out with null. */
  leave(game: Game<G>, seat: G['seat'], kind: string, instruction: unknown): Refusal | undefined {
    const decision = game.decisions.find((each) => each.kind === kind)
    if (decision === undefined)
      return refuse('TBL 3.1', say('table.no-such-kind', { kind: String(kind).slice(0, 40) }))
    if (decision.standing === undefined) return refuse('TBL 3.1', say('table.no-standing', { kind }))
    const mine = this.#left.get(seat) ?? new Map<string, unknown>()
    this.#left.set(seat, mine)
    if (instruction === null) {
      mine.delete(kind)
      return undefined
    }
    if (jsonFault(instruction) !== undefined) return refuse('TBL 1.4', say('table.not-plain'))
    const read = decision.standing.shape.safeParse(instruction)
    if (!read.success) return refuse('TBL 3.2', formFault(read.error))
    mine.set(kind, copyOf(read.data))
    return undefined
  }

  /** TBL 3.3: the next answer that follows from an instruction. One that the rules would refuse is left to the seat itself. */
  next(asked: readonly AnySlot<G>[]): Entry | undefined {
    for (const slot of asked) {
      const instruction = this.#left.get(slot.seat)?.get(slot.kind)
      if (instruction === undefined || slot.instructed || slot.sealed !== undefined) continue
      slot.instructed = true
      const found = slot.standing(instruction)
      if (found === undefined || slot.check(found.answer) !== undefined) continue
      return { do: 'answer', seat: slot.seat, question: slot.id, answer: found.answer, by: 'standing' }
    }
    return undefined
  }

  of(seat: G['seat']): Readonly<Record<string, unknown>> {
    return copyOf(Object.fromEntries(this.#left.get(seat) ?? []))
  }

  all(): Instructions {
    return copyOf(
      Object.fromEntries([...this.#left].map(([seat, kinds]) => [seat, Object.fromEntries(kinds)])),
    )
  }
}
