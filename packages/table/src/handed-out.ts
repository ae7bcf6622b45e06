import type { z } from 'zod'
import type { Fact } from './decision.ts'
import type { Dice } from './dice/dice.ts'
import type { GameTypes } from './game.ts'
import { copyOf } from './json.ts'
import type { Options, Way } from './options/tree.ts'
import type { Phrase } from './phrase.ts'
import type { Question, Slot } from './question.ts'
import type { Refusal } from './refusal.ts'

/**
 * TBL 7.5: a question as it is handed out to whoever answers in the same process: through it nothing can be reached that its seat
 * may not know, and nothing of the match be touched.
 */
export class HandedOut<G extends GameTypes, B, A> implements Question<G> {
  readonly #slot: Slot<G, B, A>

  constructor(slot: Slot<G, B, A>) {
    this.#slot = slot
  }

  get id(): string {
    return this.#slot.id
  }

  get seat(): G['seat'] {
    return this.#slot.seat
  }

  get kind(): string {
    return this.#slot.kind
  }

  get brief(): unknown {
    return this.#slot.brief
  }

  get view(): G['view'] {
    return this.#slot.view
  }

  get shape(): z.ZodType {
    return this.#slot.shape
  }

  get openEnded(): boolean {
    return this.#slot.openEnded
  }

  get free(): boolean {
    return this.#slot.free
  }

  get deeds(): number {
    return this.#slot.deeds
  }

  get sealed(): { readonly answer: unknown } | undefined {
    const { sealed } = this.#slot
    return sealed === undefined ? undefined : this.#own(sealed)
  }

  title(): Phrase {
    return this.#own(this.#slot.title())
  }

  hint(): Phrase | undefined {
    const hint = this.#slot.hint()
    return hint === undefined ? undefined : this.#own(hint)
  }

  facts(soFar: Way): readonly Fact[] {
    return this.#own(this.#slot.facts(soFar))
  }

  options(): Options<A> {
    return this.#slot.options()
  }

  draw(dice: Dice): { readonly answer: A } | undefined {
    return this.#slot.draw(dice)
  }

  check(raw: unknown): Refusal | undefined {
    return this.#slot.check(raw)
  }

  warnings(raw: unknown): readonly Phrase[] {
    return this.#slot.warnings(raw)
  }

  confirm(raw: unknown): Phrase | undefined {
    return this.#slot.confirm(raw)
  }

  absent(): A {
    return this.#slot.absent()
  }

  unanswered(): Phrase | undefined {
    return this.#slot.unanswered()
  }

  /** A copy, so that whatever is done with it the rules do not feel it; whoever is trusted gets the thing itself. */
  #own<T>(thing: T): T {
    return this.#slot.asker.trusting ? thing : copyOf<T>(thing)
  }
}
