import { isHome, kindOf, raceAtHome, realmsHeld } from '../board/realms.ts'
import { FIELD_BONUS, type PlayerArtifact } from '../data/artifacts.ts'
import { HARVEST_FACTOR } from '../data/buildings.ts'
import { GOOD_YEAR } from '../data/events.ts'
import { VILLAGE_YIELD } from '../data/quest-counters.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { NEUTRALS, type RealmId } from '../data/realms.ts'
import { type Goods, RESOURCE_IDS, type ResourceId } from '../data/resources.ts'
import { noGoods, only } from '../goods.ts'
import { countOf } from '../pieces.ts'
import { openPlayer } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'

/**
 * SOW 6.1: what one Realm yields its owner once, without what he chooses for a Home Realm in a Good Year; `rich` are
 * those his cards have yield again.
 */
export function yieldOf(open: Open, realm: Realm, rich: readonly RealmId[] = []): Goods {
  if (realm.owner === null || !isHarvested(open, realm)) return noGoods()
  if (isHome(realm.id)) return homeYield(realm)
  const kind = kindOf(realm.id)
  if (kind === null) return noGoods()
  const value = NEUTRALS[realm.id].value * (realm.building === null ? 1 : HARVEST_FACTOR[realm.building])
  const bonus = bonusRealm(open, realm.owner, kind, rich) === realm ? FIELD_BONUS : 0
  // SOW 6.1.3: additions come after Town and City.
  return only(kind, value + open.weather.goodYears * GOOD_YEAR + villageYield(open, realm) + bonus)
}

/** SOW 5.5, SOW 6.1.7 */
function isHarvested({ options, weather }: Open, { id, owner, forces }: Realm): boolean {
  if (weather.burning.includes(id)) return false
  return !options.presenceHarvest || isHome(id) || (owner !== null && countOf(forces[owner]?.units ?? {}) > 0)
}

/** SOW 6.1.5: whoever holds it. */
function homeYield({ id }: Realm): Goods {
  const race = raceAtHome(id)
  return race === undefined ? noGoods() : { ...RACES[race].yields }
}

function villageYield({ places }: Open, { id }: Realm): number {
  return places[id] === 'village' ? VILLAGE_YIELD : 0
}

const FIELD_ARTIFACTS: Readonly<Record<ResourceId, PlayerArtifact>> = {
  grain: 'seed',
  wood: 'axe',
  iron: 'lantern',
}

/** SOW 13.2: the Realm on which a player's Seed, Axe or Lantern falls: where it counts most often. */
function bonusRealm(open: Open, race: RaceId, kind: ResourceId, rich: readonly RealmId[]): Realm | undefined {
  if (!openPlayer(open, race).artifacts.includes(FIELD_ARTIFACTS[kind])) return undefined
  const value = ({ id }: Realm) => (isHome(id) ? 0 : NEUTRALS[id].value)
  const times = ({ id }: Realm) => rich.filter((each) => each === id).length
  const [best] = realmsHeld(open, race)
    .filter((realm) => kindOf(realm.id) === kind && isHarvested(open, realm))
    .sort((a, b) => times(b) - times(a) || value(b) - value(a))
  return best
}

/** SOW 5.7: the Home Realms for which owners choose a resource. */
export function choosesGoodYear(open: Open): { readonly race: RaceId; readonly realm: Realm }[] {
  if (open.weather.goodYears === 0) return []
  return open.seats.flatMap((race) =>
    realmsHeld(open, race)
      .filter((realm) => isHome(realm.id) && isHarvested(open, realm))
      .map((realm) => ({ race, realm })),
  )
}

export function addGoods(to: Goods, more: Goods): void {
  for (const kind of RESOURCE_IDS) to[kind] += more[kind]
}
