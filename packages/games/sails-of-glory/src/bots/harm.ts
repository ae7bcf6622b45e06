import { BAGS, LETTERS, type Letter } from '../data/bags.ts'
import { FACE_IDS, FACES, type SymbolId } from '../data/faces.ts'
import { classOf } from '../data/ships.ts'
import type { SeenShip } from '../view.ts'

/** What a counter of a letter does on the average: points, boxes of hull by burden, and how often each symbol. */
interface Average {
  readonly boxes: readonly number[]
  readonly symbols: Readonly<Record<SymbolId, number>>
}

const HEAVIEST_BURDEN = 6

const AVERAGES: ReadonlyMap<Letter, Average> = new Map(LETTERS.map((letter) => [letter, averageOf(letter)]))

function averageOf(letter: Letter): Average {
  const boxes = Array.from({ length: HEAVIEST_BURDEN + 1 }, () => 0)
  const symbols = { crew: 0, fire: 0, leak: 0, mast: 0, sail: 0, rudder: 0 }
  const all = FACE_IDS.reduce((sum, id) => sum + (BAGS[letter][id] ?? 0), 0)
  for (const id of FACE_IDS) {
    const share = (BAGS[letter][id] ?? 0) / all
    const { points, symbol } = FACES.get(id) ?? { points: 0, symbol: null }
    // SOG 8.2: whatever a counter shows, it covers one box.
    for (const burden of boxes.keys())
      boxes[burden] = (boxes[burden] ?? 0) + share * Math.min(1, points / burden || 0)
    if (symbol !== null) symbols[symbol] += share
  }
  return { boxes, symbols }
}

/** What special damage comes to, in boxes: a fire or a leak covers some before it is stopped (SOG 11.6, SOG 11.7). */
const SPECIAL = { fire: 2, leak: 2, rudder: 0.4, sail: 0.15 } as const
/** A broken mast, by how many are broken already: the third is the end of her (SOG 11.8.3). */
const MAST = [1.2, 2, 6] as const
/** What a box of the row she is less likely to fall by is worth against one of the other. */
const OTHER_ROW = 0.6
/** How much more a box counts the nearer she is to her end. */
const NEARER = 1.5

/** What one counter of a letter does to a ship: in boxes, and those that bring her to her end count for more (SOG 8.4). */
export function harmTo(ship: SeenShip, letter: Letter, advanced: boolean): number {
  const average = AVERAGES.get(letter)
  if (average === undefined) return 0
  const { burden, log } = classOf(ship.id)
  const [hull, crew] = [ship.hull.length / log.length, ship.crew.length / log.length]
  const { symbols } = average
  const ofHull = (1 + NEARER * hull) * (hull >= crew ? 1 : OTHER_ROW)
  const ofCrew = (1 + NEARER * crew) * (crew >= hull ? 1 : OTHER_ROW)
  const plain = (average.boxes[burden] ?? 0) * ofHull + symbols.crew * ofCrew
  return advanced ? plain + specialHarm(ship, symbols) * (1 + NEARER * hull) : plain
}

function specialHarm({ special }: SeenShip, symbols: Average['symbols']): number {
  const mast = MAST[Math.min(special.masts, MAST.length - 1)] ?? 0
  const { fire, leak, rudder, sail } = SPECIAL
  return (
    symbols.mast * mast +
    symbols.fire * fire +
    symbols.leak * leak +
    symbols.rudder * rudder +
    symbols.sail * sail
  )
}
