import { foreignersIn, realmOf } from '../../board/realms.ts'
import { FORCED_MARCH, LAWS } from '../../data/action-cards.ts'
import { RACES, type RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { ARMY_IDS, type ArmyUnitId, UNITS, type Unit, type UnitId } from '../../data/units.ts'
import { lawOn } from '../../events/laws.ts'
import { armyCount, countOf, kindsIn, type SomeUnits } from '../../pieces.ts'
import type { Open } from '../../public-state.ts'
import { wasRefused } from '../refused-before.ts'
import { type Gait, type Walk, walkFrom } from './follow-way.ts'

/** SOW 1.4.1, SOW 1.3: the figures of a unit of this race. */
export function unitOf(race: RaceId, unit: UnitId): Unit {
  const common = UNITS[unit]
  const own = isArmyUnit(unit) ? RACES[race].units[unit] : undefined
  if (own === undefined) return common
  return { move: own.move ?? common.move, rout: own.rout ?? common.rout, kill: own.kill ?? common.kill }
}

function isArmyUnit(unit: UnitId): unit is ArmyUnitId {
  return ARMY_IDS.some((each) => each === unit)
}

/** SOW 7.2.1: at the pace of the slowest. */
export function marchFrom(open: Open, race: RaceId, from: RealmId, units: SomeUnits): Walk {
  const forced = open.turn?.forced.includes(from) === true
  const pace = Math.min(...kindsIn(units).map((unit) => unitOf(race, unit).move))
  const points = pace + (forced ? FORCED_MARCH : 0) + roadsFrom(open, race, from)
  return walkFrom(from, withinRoads(open, points), forced ? 1 : 0)
}

/** SOW 16.5: Roads of the Realm, carried. */
export function roadsFrom(open: Open, race: RaceId, from: RealmId): number {
  const { owner, building } = realmOf(open, from)
  const onRoad = owner === race && building !== null
  return onRoad && lawOn(open, 'roads-of-the-realm') === 'carried' ? LAWS.roads.more : 0
}

/** SOW 16.5: Roads of the Realm, rejected: nobody moves more than two. */
export function withinRoads(open: Open, points: number): number {
  return lawOn(open, 'roads-of-the-realm') === 'rejected' ? Math.min(points, LAWS.roads.most) : points
}

/** SOW 7.2.2: what stops a force; where foreign units stand it needs leave to go on, asked on the way. */
export function gaitOf(race: RaceId, units: SomeUnits): Gait {
  const { unhindered } = RACES[race]
  const onlyArmy = countOf(units) === armyCount(units)
  return {
    stopsIn: () => false,
    hinders: (terrain) =>
      (terrain === 'forest' || terrain === 'mountain') && !(onlyArmy && terrain === unhindered),
  }
}

/** SOW 7.2.7: where leave was refused to those who set out from here they can only end their move. */
export function gaitFrom(open: Open, race: RaceId, from: RealmId, units: SomeUnits): Gait {
  return { ...gaitOf(race, units), stopsIn: (realm) => wasRefused(open, from, realm) }
}

/** SOW 7.2.4, SOW 7.2.6: those who must give leave before a force passes through; nobody in an empty Realm. */
export function hostsIn(open: Open, realm: RealmId, race: RaceId): RaceId[] {
  return foreignersIn(realmOf(open, realm), race)
}
