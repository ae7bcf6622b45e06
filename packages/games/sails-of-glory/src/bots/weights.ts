import { BAGS, type Letter } from '../data/bags.ts'
import { FACE_IDS, FACES } from '../data/faces.ts'
import { MM } from '../data/measures.ts'

/** What a lookout goes by (SOG 18.2), in points of hull damage. */
export const LOOKOUT = {
  /** A crew loss is worth so many points of hull. */
  crewLoss: 1.5,
  /** What a turn is worth against the one before it. */
  later: 0.8,
  /** To end a turn aback, in dangerous water, or off the sea. */
  aback: 4,
  danger: 400,
  lost: 1000,
  /** To have no way on that keeps her at sea and off the rocks. */
  cornered: 200,
  /** So far ahead of her it looks for room, and so much it wants there. */
  lookAhead: 150 * MM,
  elbowRoom: 120 * MM,
  /** It minds each so many millimetres too far off by a point. */
  aPointEach: 20 * MM,
  /** How much it hurries to a place it is meant to be at, against a fight. */
  hurry: 1.5,
  /** To be off the sea where that was meant (SOG 16.4.2). */
  escaped: 300,
  /** How likely guns that are loaded now still are a turn later: those of an enemy, and her own that bear before. */
  perhapsSpent: 0.6,
  surelySpent: 0.15,
  /** It besieges a building from within this, and shortens sail within this of its harbour. */
  siege: 150 * MM,
  shorten: 200 * MM,
  /** From here on it loads grapeshot; within this muskets may come to bear. */
  grapeWithin: 45 * MM,
  musketsWithin: 30 * MM,
  /** Beyond this from everybody grapeshot and chain are of no use; a counter drawn by a building or a battery is worth so much less. */
  grapeUseless: 180 * MM,
  works: 5,
  /** Ball does something at any range, so other shot must do this much more. */
  ballIsSurer: 1.15,
} as const

/** What the crew's work is worth, in points of hull damage; some of it for each fire, leak or mast, and by her burden. */
export const CREW = {
  reload: 2.2,
  reloadBearing: 1.5,
  empty: 0.5,
  fire: 1.5,
  leak: 1.2,
  mast: 3,
  rudder: 1,
  hull: 0.45,
  hullFrom: 2,
  pump: 0.9,
  musket: 1.2,
  boarding: 6,
  grog: 2.5,
  sails: 20,
  /** To set less sail when an enemy is nearer than this. */
  shorten: 3,
  close: 300 * MM,
  /** To take in sail when there is no way on for so many turns. */
  brake: 25,
  brakeBefore: 2,
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
