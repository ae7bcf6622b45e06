import type { Dice } from '../dice/dice.ts'
import type { GameTypes } from '../game.ts'
import type { SeenLine } from '../ledger.ts'
import type { Place } from '../place.ts'
import type { Question } from '../question.ts'

/** Somebody who answers by himself. He gets the question as his seat gets it, and dice of his own. */
export interface Bot<G extends GameTypes> {
  /** Whether he thinks ahead, and so wants to know what that takes; whoever only looks does without. */
  readonly thinksAhead?: boolean
  /** The same question, dice and thinking lead to the same answer. */
  answer(question: Question<G>, dice: Dice, thinking?: Thinking<G>): unknown
}

/** What a bot thinks ahead with: what its seat was sent besides the question, and how much it may think. */
export interface Thinking<G extends GameTypes> {
  readonly seats: readonly G['seat'][]
  readonly turn: number
  readonly place: Place
  /** The lines of the ledger that its seat may read, from the beginning of the match on. */
  readonly lines: readonly SeenLine[]
  /** How much it may think: a count of tries, never a time, so that it comes out the same on any machine. */
  readonly effort: number
}

/** As much as a bot may think where nobody has said otherwise: some seconds in the slowest of games. */
export const USUAL_EFFORT = 100

/** Takes any legal answer: the simplest bot, and the one that finds the strangest positions. */
export const randomBot: Bot<GameTypes> = {
  answer(question, dice) {
    const found = question.draw(dice)
    if (found === undefined)
      throw new Error(`'${question.kind}' offers ${question.seat} a way that leads nowhere.`)
    return found.answer
  },
}
