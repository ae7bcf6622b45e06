import { SHIP_IDS, SHIPS, type ShipId, type Side } from '../data/ships.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { zoneAt } from '../scenario/zone-of.ts'
import { baseOf } from '../ships.ts'
import { ordinaryPlaces } from './ordinary-places.ts'

const LARGEST_FLEET = 8

/** SOG 16.1.2: how many of these ships find a place in the zone of their side, with nothing else on the sea but what lies there from the first. */
export function roomInZone({ fleets, sea, terrain }: Scenario, side: Side, ships: readonly ShipId[]): number {
  const { zone, edge, backTo, limits } = fleets[side]
  const squadron = { ships, limits, zone: zoneAt(zone, edge, sea), edge: backTo ?? edge }
  return ordinaryPlaces({ sea, terrain, ships: [] }, squadron).length
}

/** SOG 16.1.8: how many ships a side may choose, though they be the largest. */
export function largestFleet(scenario: Scenario, side: Side): number {
  const largest = SHIP_IDS.filter((ship) => SHIPS[ship].navy === side)
    .toSorted((a, b) => baseOf(b).length - baseOf(a).length)
    .slice(0, LARGEST_FLEET)
  return roomInZone(scenario, side, largest)
}
