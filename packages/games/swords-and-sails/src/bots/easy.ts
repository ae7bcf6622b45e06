import type { Bot } from '@windward/table'
import type { SwordsAndSails } from '../state.ts'
import { type Habits, SOUND } from './habits.ts'
import { ruler } from './steward.ts'

/** Somebody who judges land by the eye, forgets that others can come, and saves at the wrong end. */
const EYE: Habits = { ...SOUND, variety: 1.2 }
const FORGETFUL: Habits = { ...EYE, fear: 0.1, capital: 6 }
const SAVING: Habits = { ...EYE, unitsInPeace: 0.15, unitsInDanger: 0.3, cardPrice: 0 }
/** One slip in so many decisions. */
const OFTEN = 4

/** SNS 15.4.1: sound habits, with a human slip now and then. */
export const easy: Bot<SwordsAndSails> = {
  level: 'easy',
  answer(asked, dice) {
    const slips = dice.below(OFTEN) === 0
    const habits = slips ? (asked.kind === 'orders' ? FORGETFUL : SAVING) : EYE
    return ruler(habits).answer(asked, dice)
  },
}
