import { MERCENARIES } from '../data/cards/expansion-cards.ts'
import type { FleetId } from '../data/pieces.ts'
import { SHIP_IDS, SHIPS, type ShipId } from '../data/ships.ts'
import { CARRY_PER_UNIT } from '../data/units.ts'
import { type Army, type Fleet, unitCount } from '../pieces.ts'
import { cardOf } from '../powers.ts'

/** SNS 5.4.1: the places of a fleet, hired ships among them. */
export function placesOf(fleet: Pick<Fleet, 'faction' | 'ships' | 'bands'>): number {
  const { WS, RD, TR } = cardOf(fleet.faction).ships
  let places = fleet.ships.WS * WS.carry + fleet.ships.RD * RD.carry + fleet.ships.TR * TR.carry
  for (const { card, left } of fleet.bands) {
    const { of } = MERCENARIES[card]
    if (isShip(of)) places += left * SHIPS[of].carry
  }
  return places
}

/** SNS 5.4.1: the places an army takes, hired units among them. */
export function placesFor({ units, bands }: Pick<Army, 'units' | 'bands'>): number {
  let figures = unitCount(units)
  for (const { left } of bands) figures += left
  return figures * CARRY_PER_UNIT
}

function isShip(kind: string): kind is ShipId {
  return SHIP_IDS.some((ship) => ship === kind)
}

/** Units that want places aboard certain fleets. */
export interface Load {
  readonly units: number
  readonly fleets: readonly FleetId[]
}

/**
 * SNS 5.4.2: how many units find no place when they are spread over the fleets as well as can be. By the theorem of
 * flows and cuts that is the worst want of any of the armies together against all the fleets they name.
 */
export function excessOf(loads: readonly Load[], places: (fleet: FleetId) => number): number {
  let worst = 0
  for (let some = 1; some < 2 ** loads.length; some += 1) {
    const fleets: FleetId[] = []
    let want = 0
    for (let index = 0; index < loads.length; index += 1) {
      const load = (some >> index) % 2 === 0 ? undefined : loads[index]
      if (load === undefined) continue
      want += load.units
      for (const fleet of load.fleets) if (!fleets.includes(fleet)) fleets.push(fleet)
    }
    for (const fleet of fleets) want -= places(fleet)
    worst = Math.max(worst, want)
  }
  return worst
}
