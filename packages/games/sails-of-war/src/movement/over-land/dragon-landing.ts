import { armyUnitsIn, isHome } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import { armyCount, type SomeUnits } from '../../pieces.ts'
import type { Open, Realm } from '../../public-state.ts'

/** SOW 7.7.3: whether a Dragon may come down here, on its wings or from a ship; beside are those put ashore with it. */
export function mayLandDragon(open: Open, race: RaceId, realm: Realm, beside: SomeUnits = {}): boolean {
  return !isHeldHome(realm, race) || armyCount(beside) > 0 || hasMarchedInto(open, race, realm)
}

function isHeldHome({ id, owner }: Realm, race: RaceId): boolean {
  return isHome(id) && owner !== null && owner !== race
}

function hasMarchedInto(open: Open, race: RaceId, realm: Realm): boolean {
  const entries = open.turn?.entries ?? []
  const came = entries.some(({ into, flown, units }) => into === realm.id && !flown && armyCount(units) > 0)
  return came && armyUnitsIn(realm, race) > 0
}
