import {
  allRealms,
  REALM_IDS,
  type SailsOfWar,
  type Ship,
  type View,
  ZONES,
  type Zone,
} from '@windward/sails-of-war/facts'
import type { Phrase, Question } from '@windward/table'

/** Where a ship is seen: in its zone, or in the Realm of its Port. */
export function zoneOfShip(view: View, { zone, port }: Ship): Zone | undefined {
  return zone ?? (port === null ? undefined : view.realms[port.realm]?.at)
}

/** The zone that a name stands for: a zone's number, a Realm, a Port, a ship, several ships, one of several or a Hero. */
export function zoneOf(view: View, name: string): Zone | undefined {
  if (/^\d+$/.test(name)) return ZONES.find((zone) => `${zone}` === name)
  const first = name.split('+').find((part) => part !== '') ?? name
  const realm = allRealms(view).find(({ id }) => id === first || first.startsWith(`${id}/`))
  if (realm !== undefined) return realm.at
  const ship = view.ships.find(({ id }) => id === first)
  if (ship !== undefined) return zoneOfShip(view, ship)
  const hero = view.heroes.find(({ id }) => id === first)
  if (hero === undefined) return undefined
  if (hero.realm !== null) return view.realms[hero.realm]?.at
  const carrier = view.ships.find(({ id }) => id === hero.ship)
  return carrier && zoneOfShip(view, carrier)
}

/** Where that is about which somebody is asked: what the question names, or the battle being fought. */
export function zoneAsked(
  view: View,
  question: Pick<Question<SailsOfWar>, 'title'> | undefined,
): Zone | undefined {
  const { zone, realm, ship, hero } = question?.title().fields ?? {}
  if (typeof zone === 'number') return ZONES.find((each) => each === zone)
  const named = [realm, ship, hero].find((name) => typeof name === 'string')
  if (named !== undefined) return zoneOf(view, named)
  return view.battle === null ? undefined : view.realms[view.battle.realm]?.at
}

/** The place on the board a choice speaks of. */
export function placeOfLabel(label: Phrase | undefined): string | undefined {
  const { realm, zone, ship, hero } = label?.fields ?? {}
  if (typeof realm === 'string' && REALM_IDS.some((id) => id === realm)) return realm
  if (typeof zone === 'number') return `${zone}`
  return [ship, hero].find((piece) => typeof piece === 'string')
}
