import { cardName, shipName } from '@windward/sails-of-glory/facts'
import { names } from '../names.en.ts'
import type { FanCourse } from './fan-courses.ts'
import type { Prospect } from './prospects.ts'

const tenths = (points: number): string => points.toFixed(1)

/** What is said of the courses that lie before a ship on the water. */
export const words = {
  helm: (ship: string) => `Helm of ${ship}`,
  /** The card in hand, and what comes of it where that may be known. */
  course: (course: FanCourse | undefined, prospects: readonly Prospect[]) => {
    if (course === undefined) return 'no card yet'
    const { card, attitude, fault } = course
    const ends = attitude === undefined ? '' : `, ends ${names.attitudes[attitude]}`
    const told = [
      ...(fault === undefined ? [] : [words.faults[fault]]),
      ...prospects.map(words.prospect.said),
    ]
    return [`${cardName(card)}${ends}`, ...told].join('. ')
  },
  prospect: {
    brief: (reach: Prospect['reach'], points: number) => `${reach} · ${tenths(points)}`,
    /** For those who do not see the lines on the water. */
    said: ({ enemy, side, reach, points }: Prospect) =>
      `${names.broadsides[side]} guns on ${shipName(enemy.id)} at ${reach} range, ${tenths(points)} points of damage to be expected if she sails straight on`,
  },
  faults: {
    veer: 'Beyond her veer: she would sail straight on.',
    'off-sea': 'It takes her off the sea, and she would be lost.',
  },
}
