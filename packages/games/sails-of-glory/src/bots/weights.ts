import { BAGS, type Letter } from '../data/bags.ts'
import { FACE_IDS, FACES } from '../data/faces.ts'
import { MM } from '../data/measures.ts'

/** What a lookout goes by (SOG 18.2), in points of hull damage. */
export const LOOKOUT = {
  /** A crew loss is worth so many points of hull. */
  crewLoss: 1.5,
  /**
   * How much it minds being hit, against hitting; a collision; within what of an enemy it wants to be; and how many of
   * its own cards it sails ahead. The second where it is meant to win unhurt (SOG 16.7.2).
   */
  bold: { caution: 0.8, collision: 5, closeTo: 90 * MM, ahead: 1 },
  careful: { caution: 5, collision: 60, closeTo: 150 * MM, ahead: 3 },
  /** How many cards it sails ahead at least where there are rocks and shoals; what a turn is worth against the one before it. */
  aheadAmongRocks: 2,
  later: 0.8,
  /** To end a turn aback, in dangerous water, or off the sea. */
  aback: 4,
  danger: 400,
  lost: 1000,
  /** To have no way on that keeps her at sea and off the rocks, and for how many turns there should be one. */
  cornered: 200,
  turnsOn: 3,
  /** It minds each so many millimetres too far off by a point. */
  aPointEach: 20 * MM,
  /** How much it hurries to a place it is meant to be at, against a fight. */
  hurry: 1.5,
  /** To be off the sea where that was meant (SOG 16.4.2). */
  escaped: 300,
  /** It besieges a building from within this, and shortens sail within this of its harbour. */
  siege: 150 * MM,
  shorten: 200 * MM,
  /** From here on it loads grapeshot; within this muskets may come to bear. */
  grapeWithin: 45 * MM,
  musketsWithin: 30 * MM,
} as const

/** What a counter of a letter does on the average. */
export function worthOf(letter: Letter): number {
  return WORTHS[letter]
}

function average(letter: Letter): number {
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

const WORTHS: Readonly<Record<Letter, number>> = {
  A: average('A'),
  B: average('B'),
  C: average('C'),
  D: average('D'),
  E: average('E'),
}
