import { cardName } from '@windward/sails-of-glory/facts'
import { names } from '../names.en.ts'
import type { FanCourse } from './fan-courses.ts'

/** What is said of the courses that lie before a ship on the water. */
export const words = {
  helm: (ship: string) => `Helm of ${ship}`,
  /** The card in hand, and what comes of it where that may be known. */
  course: (course: FanCourse | undefined) => {
    if (course === undefined) return 'no card yet'
    const { card, attitude, fault } = course
    const ends = attitude === undefined ? '' : `, ends ${names.attitudes[attitude]}`
    return `${cardName(card)}${ends}${fault === undefined ? '' : `. ${words.faults[fault]}`}`
  },
  faults: {
    veer: 'Beyond her veer: she would sail straight on.',
    'off-sea': 'It takes her off the sea, and she would be lost.',
  },
}
