import type { Dice } from '../dice/dice.ts'
import { quickStreams } from '../dice/quick.ts'
import type { Game, GameTypes } from '../game.ts'
import { type AnySlot, type Course, Loop } from '../loop.ts'
import type { Place } from '../place.ts'
import type { Question } from '../question.ts'
import type { Refusal } from '../refusal.ts'

/** A moment from which a match can be continued in thought. */
export interface Moment<G extends GameTypes> {
  readonly seats: readonly G['seat'][]
  /** Whoever goes on from here gives this state away: it is changed by what happens. */
  readonly state: G['state']
  readonly turn: number
  /** Where the turn stands; it begins, without this. */
  readonly place?: Place | undefined
  readonly dice: Dice
}

/** TBL 7.3: goes on from a moment in thought: nothing of it reaches the match it was taken from. */
export function fork<G extends GameTypes>(game: Game<G>, moment: Moment<G>): Thought<G> {
  return new Thought(game, { ...moment, dice: quickStreams(moment.dice) })
}

/**
 * A match in thought. It keeps no record and tells nobody anything; views are the rules' own and must be left as they
 * are; answers that whoever thinks has made are taken as they come. With the same dice it goes the same way.
 */
export class Thought<G extends GameTypes> {
  readonly game: Game<G>
  readonly #loop: Loop<G>

  constructor(game: Game<G>, course: Course<G>) {
    this.game = game
    this.#loop = new Loop(game, { ...course, inThought: true })
  }

  get state(): G['state'] {
    return this.#loop.state
  }

  get turn(): number {
    return this.#loop.turn
  }

  get outcome(): G['outcome'] | undefined {
    return this.#loop.isAsking ? undefined : this.game.outcome(this.#loop.state)
  }

  /** The first question that has no answer yet. */
  next(): Question<G> | undefined {
    for (const slot of this.#loop.asked()) if (slot.sealed === undefined) return slot.question
    return undefined
  }

  /** Every question that has no answer yet. */
  unanswered(): readonly Question<G>[] {
    return this.#loop.asked().flatMap((slot) => (slot.sealed === undefined ? [slot.question] : []))
  }

  /** Gives an answer that is known to be legal. It must not be changed afterwards. */
  put(question: Question<G>, answer: unknown): void {
    const slot = this.#slotOf(question)
    slot.restore({ answer })
    slot.asker.heard()
  }

  /** Gives an answer if it is legal, and says otherwise why it is not. */
  offer(question: Question<G>, answer: unknown): Refusal | undefined {
    const slot = this.#slotOf(question)
    const refusal = slot.seal(answer)
    if (refusal === undefined) slot.asker.heard()
    return refusal
  }

  #slotOf({ seat, id }: Question<G>): AnySlot<G> {
    const slot = this.#loop.find(seat, id)
    if (slot === undefined) throw new Error(`${seat} is not asked '${id}'.`)
    return slot
  }
}
