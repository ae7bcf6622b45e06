import type { ShipId } from '../data/ships.ts'
import { footprint } from '../geometry/footprint.ts'
import { overlap } from '../geometry/overlap.ts'
import type { Pose } from '../geometry/pose.ts'
import { baseOf } from '../ships.ts'
import { type Berthing, berthFault, type PlacedShip, type Waters } from './berth-fault.ts'
import { freePlaces } from './free-places.ts'

/** Ships that are placed together, and where. */
export interface Squadron extends Berthing {
  readonly ships: readonly ShipId[]
}

/** SOG 16.1.6: ships lie evenly spaced, heading away from the edge where that can be; those that find no room are missing. */
export function ordinaryPlaces(
  waters: Waters,
  squadron: Squadron,
  best: (free: readonly Pose[]) => readonly Pose[] = (free) => free,
): PlacedShip[] {
  const { ships } = squadron
  const placed: PlacedShip[] = []
  for (const [index, ship] of ships.entries()) {
    const free = best(freePlaces(waters, squadron, ship, placed))
    const ahead = free.filter(({ heading }) => heading === free[0]?.heading)
    const pose = ahead[Math.floor(((2 * index + 1) * ahead.length) / (2 * ships.length))]
    if (pose === undefined) break
    placed.push({ ship, ...pose })
  }
  return placed
}

export function hasRoom(waters: Waters, squadron: Squadron): boolean {
  return ordinaryPlaces(waters, squadron).length === squadron.ships.length
}

/** Places for the next ship that leave room for all that come after her. */
export function placesToOffer(
  waters: Waters,
  squadron: Squadron,
  ship: ShipId,
  before: readonly PlacedShip[],
): Pose[] {
  const free = freePlaces(waters, squadron, ship, before)
  if (before.length + 1 === squadron.ships.length) return free
  const kept = before.reduce<readonly PlacedShip[] | undefined>(
    (waiting, placed) => waiting && afterPlacing(waters, squadron, waiting, placed),
    ordinaryPlaces(waters, squadron),
  )
  if (kept === undefined) return free
  return free.filter((pose) => afterPlacing(waters, squadron, kept, { ship, ...pose }, before) !== undefined)
}

/** Where the others wait once a ship is placed: whoever is in her way takes the place that was kept for her. */
function afterPlacing(
  waters: Waters,
  squadron: Squadron,
  waiting: readonly PlacedShip[],
  placed: PlacedShip,
  before: readonly PlacedShip[] = [],
): readonly PlacedShip[] | undefined {
  const own = waiting.find(({ ship }) => ship === placed.ship)
  const others = waiting.filter((other) => other !== own)
  const foot = footprint(placed, baseOf(placed.ship))
  const [inTheWay, another] = others.filter((other) => overlap(foot, footprint(other, baseOf(other.ship))))
  if (inTheWay === undefined) return others
  if (another !== undefined || own === undefined) return undefined
  const staying = others.filter((other) => other !== inTheWay)
  const moved = { ...own, ship: inTheWay.ship }
  const fault = berthFault(waters, squadron, moved.ship, own, [...before, placed, ...staying])
  return fault === undefined ? [...staying, moved] : undefined
}
