import { armyUnitsIn, realmOf } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { STACK_LIMIT } from '../../data/units.ts'
import { armyCount, type SomeUnits } from '../../pieces.ts'
import type { Open } from '../../public-state.ts'

/** SOW 1.4.5: whether these may end their move here. */
export function hasRoom(open: Open, realm: RealmId, race: RaceId, units: SomeUnits): boolean {
  const more = armyCount(units)
  return more === 0 || more <= roomLeft(open, realm, race)
}

/** How many army units of a player a Realm can still take. */
export function roomLeft(open: Open, realm: RealmId, race: RaceId): number {
  return Math.max(0, STACK_LIMIT - armyUnitsIn(realmOf(open, realm), race))
}
