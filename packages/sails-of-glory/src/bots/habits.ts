import { BAGS, type Letter } from '../data/bags.ts'
import { FACE_IDS, FACES } from '../data/faces.ts'
import { MM } from '../data/measures.ts'

/** What a lookout goes by (SOG 18.2), in points of hull damage. */
export const LOOKOUT = {
  /** A crew loss is worth so many points of hull. */
  crewLoss: 1.5,
  /** How much it minds being hit, against hitting. */
  caution: 0.8,
  /** To end a turn aback, in dangerous water, on another ship, or off the sea. */
  aback: 4,
  danger: 30,
  collision: 5,
  lost: 1000,
  /** To have no way on that keeps her at sea and off the rocks. */
  cornered: 200,
  /** It wants to be within this of an enemy, and minds each so many millimetres more by a point. */
  closeTo: 90 * MM,
  aPointEach: 20 * MM,
  /** From here on it loads grapeshot; within this muskets may come to bear. */
  grapeWithin: 45 * MM,
  musketsWithin: 30 * MM,
} as const

/** What a counter of a letter does on the average. */
export function worthOf(letter: Letter): number {
  let counters = 0
  let worth = 0
  for (const id of FACE_IDS) {
    const count = BAGS[letter][id] ?? 0
    const { points, symbol } = FACES.get(id) ?? { points: 0, symbol: null }
    counters += count
    worth += count * (points + (symbol === 'crew' ? LOOKOUT.crewLoss : 0))
  }
  return worth / counters
}
