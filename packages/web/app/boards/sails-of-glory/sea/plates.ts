import { BASES, classOf, type SeenShip, shipName } from '@windward/sails-of-glory/board'
import type { Distance } from '../../viewport/lens.ts'
import { mm } from '../measure.ts'

/** What stands on a plate: a ship's name, her state, and the counters drawn against her. */
export interface Lines {
  readonly ship: SeenShip
  readonly state: string
  readonly drawn: readonly string[]
}

export interface Plate extends Lines {
  readonly x: number
  /** The line the name stands on; the ship's state stands on the next. */
  readonly y: number
  /** It stands so far off that a line must lead to her. */
  readonly isOff: boolean
}

/** How much room letters take, by how near the sea is seen: the nearer, the smaller beside the ships. */
interface Lettering {
  readonly letter: number
  readonly least: number
  readonly above: number
  readonly below: number
  readonly gap: number
  readonly step: number
}

const LETTERING: Readonly<Record<Distance, Lettering>> = {
  far: { letter: 14, least: 120, above: 20, below: 8, gap: 22, step: 30 },
  middle: { letter: 8.6, least: 96, above: 12, below: 26, gap: 15, step: 40 },
  near: { letter: 6.2, least: 70, above: 9, below: 19, gap: 11, step: 29 },
}
const FARTHEST = 6
/** A ship's state is written smaller than her name. */
const SMALLER = 0.78
/** Room for a row of counters, in lines. */
const COUNTERS = 0.4

/** Where each ship's name stands: under her base or over it, and where both are taken a little farther off. */
export function plates(lines: readonly Lines[], top: number, distance: Distance): Plate[] {
  const usual = LETTERING[distance]
  const ships = lines.map(({ ship }) => ship)
  const taken: Plate[] = []
  for (const line of lines.toSorted((a, b) => b.ship.pose.y - a.ship.pose.y)) {
    const { pose } = line.ship
    const lettering = distance === 'far' ? usual : withCounters(usual, line.drawn.length > 0)
    const plate = { ...line, x: mm(pose.x), isOff: false }
    const places = candidates(line.ship, top - mm(pose.y), lettering).filter(
      (y) => y > lettering.above && y + lettering.below < top,
    )
    const free = places.findIndex((y) => isFree({ ...plate, y }, taken, ships, top, lettering))
    taken.push({ ...plate, y: places[Math.max(0, free)] ?? top - mm(pose.y), isOff: free > 1 })
  }
  return taken
}

function withCounters(lettering: Lettering, some: boolean): Lettering {
  const more = some ? COUNTERS * lettering.step : 0
  return { ...lettering, below: lettering.below + more, step: lettering.step + more }
}

function candidates(
  { id, pose }: SeenShip,
  middle: number,
  { gap, above, below, step }: Lettering,
): number[] {
  const half = halfHeight(id, pose.heading)
  return Array.from({ length: FARTHEST }, (_, place) => place * step).flatMap((off) => [
    middle + half + gap + off,
    middle - half - gap - below + above - off,
  ])
}

/** Half of what a base covers from north to south as it lies. */
function halfHeight(ship: SeenShip['id'], heading: number): number {
  const { length, width } = BASES[classOf(ship).base]
  const turned = (heading / 180_000) * Math.PI
  return (mm(length) * Math.abs(Math.cos(turned)) + mm(width) * Math.abs(Math.sin(turned))) / 2
}

function isFree(
  plate: Plate,
  taken: readonly Plate[],
  ships: readonly SeenShip[],
  top: number,
  lettering: Lettering,
): boolean {
  const beside = (x: number, room: number) => Math.abs(plate.x - x) >= room
  const wide = widthOf(plate, lettering)
  return (
    taken.every(
      (other) =>
        beside(other.x, (wide + widthOf(other, lettering)) / 2) ||
        Math.abs(plate.y - other.y) >= lettering.step,
    ) &&
    ships.every((other) => {
      if (other.id === plate.ship.id) return true
      const half = halfHeight(other.id, other.pose.heading)
      const across = halfHeight(other.id, other.pose.heading + 90_000)
      const apart = top - mm(other.pose.y) - plate.y
      return (
        beside(mm(other.pose.x), wide / 2 + across) ||
        apart >= half + lettering.below ||
        -apart >= half + lettering.above
      )
    })
  )
}

function widthOf({ ship, state }: Plate, { letter, least }: Lettering): number {
  return Math.max(least, shipName(ship.id).length * letter, state.length * letter * SMALLER)
}
