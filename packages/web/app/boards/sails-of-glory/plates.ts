import { BASES, classOf, type SeenShip, shipName } from '@windward/sails-of-glory/board'
import { mm } from './measure.ts'

interface Plate {
  readonly ship: SeenShip
  readonly x: number
  /** The line the name stands on; the ship's state stands on the next. */
  readonly y: number
}

/** As wide as letters are when the sea is seen from afar. */
const LETTER = 12
const LEAST = 100
const LINES = { above: 12, below: 18 }
const GAP = 16
const STEP = 30
const FARTHEST = 6

/** Where each ship's name stands: under her base or over it, and where both are taken a little farther off. */
export function plates(ships: readonly SeenShip[], top: number): Plate[] {
  const taken: Plate[] = []
  for (const ship of ships.toSorted((a, b) => b.pose.y - a.pose.y)) {
    const x = mm(ship.pose.x)
    const middle = top - mm(ship.pose.y)
    const places = candidates(ship, middle).filter((y) => y > LINES.above && y + LINES.below < top)
    const free = places.find((y) => isFree({ ship, x, y }, taken, ships, top))
    taken.push({ ship, x, y: free ?? places[0] ?? middle })
  }
  return taken
}

function candidates({ id }: SeenShip, middle: number): number[] {
  const half = mm(BASES[classOf(id).base].length) / 2
  return Array.from({ length: FARTHEST }, (_, step) => step * STEP).flatMap((off) => [
    middle + half + GAP + off,
    middle - half - GAP - LINES.above - off,
  ])
}

function isFree(plate: Plate, taken: readonly Plate[], ships: readonly SeenShip[], top: number): boolean {
  const beside = (x: number, room: number) => Math.abs(plate.x - x) >= room
  return (
    taken.every(
      (other) =>
        beside(other.x, (widthOf(plate) + widthOf(other)) / 2) || Math.abs(plate.y - other.y) >= STEP,
    ) &&
    ships.every((other) => {
      if (other.id === plate.ship.id) return true
      const { length, width } = BASES[classOf(other.id).base]
      const apart = top - mm(other.pose.y) - plate.y
      return (
        beside(mm(other.pose.x), (widthOf(plate) + mm(width)) / 2) ||
        apart >= mm(length) / 2 + LINES.below ||
        -apart >= mm(length) / 2 + LINES.above
      )
    })
  )
}

function widthOf({ ship }: Plate): number {
  return Math.max(LEAST, shipName(ship.id).length * LETTER)
}
