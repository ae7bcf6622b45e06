import { DEGREE, MM } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import { cornersFrom, footprint } from '../geometry/footprint.ts'
import type { Pose } from '../geometry/pose.ts'
import { placesFor } from '../scenario/places-worth-a-look.ts'
import { baseOf } from '../ships.ts'
import { type Berthing, berthFault, type PlacedShip, type Waters } from './berth-fault.ts'
import { berths, headingsFrom } from './ordinary-berths.ts'

/** A closer look at a zone in which land has taken the ordinary places. */
const CLOSELY = 20 * MM
const ROUND = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => degrees * DEGREE)

/** Places a ship may take beside those placed before her: the ordinary ones, or any other where none of them is left. */
export function freePlaces(
  waters: Waters,
  berthing: Berthing,
  ship: ShipId,
  before: readonly PlacedShip[],
): Pose[] {
  const isFree = (pose: Pose) => berthFault(waters, berthing, ship, pose, before) === undefined
  const usual = usualPlaces(waters, berthing, ship).filter(isFree)
  if (usual.length > 0) return usual
  const wanted = wantedOf(berthing, ship)
  const close = placesFor(waters, wanted, CLOSELY).filter(isFree)
  return close.length > 0 ? close : placesFor(waters, { ...wanted, headings: ROUND }, CLOSELY).filter(isFree)
}

function usualPlaces(waters: Waters, berthing: Berthing, ship: ShipId): Pose[] {
  if (!berthing.limits.some(({ how }) => how === 'at')) return berths(berthing.zone, berthing.edge)
  return placesFor(waters, wantedOf(berthing, ship))
}

function wantedOf({ zone, limits, edge }: Berthing, ship: ShipId) {
  const base = baseOf(ship)
  return {
    zone,
    limits,
    headings: headingsFrom(edge),
    shape: (pose: Pose) => cornersFrom(footprint(pose, base), 0, 0),
  }
}
