import { allRealms, realmsHeld } from '../board/realms.ts'
import { BUILDING_SUPPLY } from '../data/buildings.ts'
import { RACES, type RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { SHIP_SUPPLY } from '../data/ships.ts'
import { ARMY_IDS, type ArmyUnitId, UNIT_SUPPLY } from '../data/units.ts'
import { halved, lawOn } from '../events/laws.ts'
import type { Open, PortRef, Ship, ShipId } from '../public-state.ts'
import { shipsOf } from '../ships.ts'

/** Army units of one kind in one place. */
export interface Fed {
  readonly realm: RealmId | null
  readonly ship: ShipId | null
  readonly unit: ArmyUnitId
  readonly count: number
}

/** SOW 14.1: all that a player has to supply. */
export interface Keep {
  readonly units: readonly Fed[]
  readonly buildings: readonly RealmId[]
  readonly ports: readonly PortRef[]
  readonly ships: readonly ShipId[]
}

export function keepOf(open: Open, race: RaceId): Keep {
  const held = realmsHeld(open, race)
  const ships = shipsOf(open, race)
  return {
    units: [
      ...allRealms(open).flatMap(({ id, forces }) => fedIn(forces[race]?.units, { realm: id, ship: null })),
      ...ships.flatMap(({ id, units }) => fedIn(units, { realm: null, ship: id })),
    ],
    buildings: held.filter(({ building }) => building !== null).map(({ id }) => id),
    ports: held.flatMap(({ id, ports }) => ports.map(({ side }) => ({ realm: id, side }))),
    ships: ships.map(({ id }) => id),
  }
}

function fedIn(units: Ship['units'] | undefined, place: Pick<Fed, 'realm' | 'ship'>): Fed[] {
  if (units === undefined) return []
  return ARMY_IDS.filter((unit) => units[unit] > 0).map((unit) => ({ ...place, unit, count: units[unit] }))
}

export function isNothing({ units, buildings, ports, ships }: Keep): boolean {
  return units.length + buildings.length + ports.length + ships.length === 0
}

/** What it comes to: Grain, Iron that must be Iron, and what is Wood or Iron as one likes. */
export interface Due {
  readonly grain: number
  readonly iron: number
  readonly either: number
}

export function dueFor(open: Open, race: RaceId, { units, buildings, ports, ships }: Keep): Due {
  const fed = units.reduce((sum, { unit, count }) => sum + count * grainFor(race, unit), 0)
  const iron = units.reduce((sum, { unit, count }) => sum + count * UNIT_SUPPLY[unit].iron, 0)
  const either = (buildings.length + ports.length) * BUILDING_SUPPLY + ships.length * SHIP_SUPPLY
  const grain = lawOn(open, 'grain-law') === 'carried' ? halved(fed) : fed
  return { grain, iron, either }
}

/** SOW 14.5 */
export function grainFor(race: RaceId, unit: ArmyUnitId): number {
  return unit === 'footman' && !RACES[race].fedFootmen ? 0 : UNIT_SUPPLY[unit].grain
}
