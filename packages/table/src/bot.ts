import type { Dice } from './dice/dice.ts'
import type { GameTypes } from './game.ts'
import type { Question } from './question.ts'

/** Somebody who answers by himself. He gets the question as his seat gets it, and dice of his own. */
export interface Bot<G extends GameTypes> {
  answer(question: Question<G>, dice: Dice): unknown
}

/** Takes any legal answer: the simplest bot, and the one that finds the strangest positions. */
export const randomBot: Bot<GameTypes> = {
  answer(question, dice) {
    const found = question.draw(dice)
    if (found === undefined)
      throw new Error(`'${question.kind}' offers ${question.seat} a way that leads nowhere.`)
    return found.answer
  },
}
