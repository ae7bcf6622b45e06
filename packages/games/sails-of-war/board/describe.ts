import {
  BUILDING_NAMES,
  COUNTER_NAMES,
  colourAt,
  countOf,
  isNeutral,
  NEUTRALS,
  RACE_IDS,
  type RaceId,
  type Realm,
  SIDES,
  terrainOf,
  unitsName,
  type View,
} from '@windward/sails-of-war/facts'
import { words } from './words.en.ts'

/** A Realm in words, with all that stands on it: the board for those who do not see it. */
export function realmInWords(view: View, realm: Realm): string {
  return words.realm.whole(realm.id, realm.at, aboutRealm(view, realm))
}

/** What it is, whose it is and who is there. */
export function aboutRealm(view: View, realm: Realm): string {
  const { id, owner, building, ports } = realm
  const place = view.places[id]
  const parts = [
    words.realm.kind(terrainOf(id)),
    ...(isNeutral(id) && NEUTRALS[id].value > 0 ? [words.realm.value(NEUTRALS[id].value)] : []),
    words.realm.held(owner, owner === null ? [] : standing(view, realm, owner)),
    ...(building === null ? [] : [BUILDING_NAMES[building]]),
    ...ports.map(({ side }) => words.realm.port(side)),
    ...RACE_IDS.filter((race) => race !== owner).flatMap((race) => {
      const others = standing(view, realm, race)
      return others.length === 0 ? [] : [words.realm.others(race, others)]
    }),
    ...(view.faceDown.includes(id) ? [words.realm.faceDown] : []),
    ...(place === undefined ? [] : [COUNTER_NAMES[place]]),
    ...(view.weather.burning.includes(id) ? [words.realm.burning] : []),
  ]
  return parts.join(', ')
}

/** Units and Heroes of a player there. */
function standing(view: View, { id, forces }: Realm, race: RaceId): string[] {
  const units = forces[race]?.units
  return [
    ...(units === undefined || countOf(units) === 0 ? [] : [unitsName(units)]),
    ...view.heroes
      .filter((hero) => hero.realm === id && hero.owner === race)
      .map(({ wounds }) => words.realm.hero(wounds)),
  ]
}

/** The colours of the sides from north round by east. */
export function edgesInWords({ id, turned }: Realm): string {
  if (!isNeutral(id)) return ''
  return SIDES.map((side) => words.realm.edge(side, colourAt(id, turned, side))).join(', ')
}
