import type { Bot, Dice } from '@windward/table'
import type { SwordsAndSails } from '../state.ts'
import { type Habits, SOUND } from './habits.ts'
import type { Asked } from './outlook.ts'

export type Opinion = (asked: Asked, habits: Habits, dice: Dice) => unknown

/** What a ruler has an opinion on, by kind of decision. */
export type Opinions = ReadonlyMap<string, Opinion>

/**
 * SNS 15.1.1: plays a seat for nobody, by habits like these. Where he has no opinion he does what the rules assume for
 * somebody who is away.
 */
export function ruledBy(opinions: Opinions, habits: Habits): Bot<SwordsAndSails> {
  return {
    answer: (asked, dice) => {
      const answer = opinions.get(asked.kind)?.(asked, habits, dice)
      return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
    },
  }
}

/** Somebody who judges land by the eye, forgets that others can come, and saves at the wrong end. */
const EYE: Habits = { ...SOUND, variety: 1.2 }
const FORGETFUL: Habits = { ...EYE, fear: 0.1, capital: 6 }
const SAVING: Habits = { ...EYE, unitsInPeace: 0.15, unitsInDanger: 0.3, cardPrice: 0 }
/** One slip in so many decisions. */
const OFTEN = 4

/** SNS 15.4.1: sound habits, with a human slip now and then. */
export function easyRuler(opinions: Opinions): Bot<SwordsAndSails> {
  return {
    level: 'easy',
    answer(asked, dice) {
      const slips = dice.below(OFTEN) === 0
      const habits = slips ? (asked.kind === 'orders' ? FORGETFUL : SAVING) : EYE
      return ruledBy(opinions, habits).answer(asked, dice)
    },
  }
}
