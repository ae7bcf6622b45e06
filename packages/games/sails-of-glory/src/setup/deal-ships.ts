import type { ShipId, Side } from '../data/ships.ts'
import { captainsOf, type Seat } from '../seats.ts'

/** SOG 1.1.2: the ships of a side among its captains, in order, as evenly as may be. */
export function dealt(ships: readonly ShipId[], side: Side, seats: readonly Seat[]): Map<ShipId, Seat> {
  const captains = captainsOf(seats, side)
  const hands = new Map<ShipId, Seat>()
  let next = 0
  captains.forEach((captain, index) => {
    const share = Math.ceil((ships.length - next) / (captains.length - index))
    for (const ship of ships.slice(next, next + share)) hands.set(ship, captain)
    next += share
  })
  return hands
}
