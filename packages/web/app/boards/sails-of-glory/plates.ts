import { BASES, classOf, type SeenShip } from '@windward/sails-of-glory/board'
import { mm } from './measure.ts'

interface Plate {
  readonly ship: SeenShip
  readonly x: number
  readonly y: number
}

const ROOM = { across: 130, down: 28 }
const GAP = 16

/** Where each ship's name stands: under her base, and where that is taken a little farther off. */
export function plates(ships: readonly SeenShip[], top: number): Plate[] {
  const taken: Plate[] = []
  const order = ships.toSorted((a, b) => b.pose.y - a.pose.y)
  for (const ship of order) {
    const { length } = BASES[classOf(ship.id).base]
    const x = mm(ship.pose.x)
    let y = top - mm(ship.pose.y) + mm(length) / 2 + GAP
    while (taken.some((plate) => Math.abs(plate.x - x) < ROOM.across && Math.abs(plate.y - y) < ROOM.down))
      y += ROOM.down
    taken.push({ ship, x, y })
  }
  return taken
}
