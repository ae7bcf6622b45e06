import type { Direction } from '@windward/kit/board/arrows.ts'
import {
  around,
  beyond,
  isDeep,
  landAt,
  REALM_NAMES,
  type Realm,
  SIDES,
  type View,
  type Zone,
} from '@windward/sails-of-war/facts'
import { edgesInWords, realmInWords } from './describe.ts'
import { zoneOfShip } from './places.ts'
import { words } from './words.en.ts'

const nameOf = (view: View, zone: Zone): string => {
  const land = landAt(view, zone)
  return land === undefined ? words.zone.sea(zone) : REALM_NAMES[land.id]
}

/** What lies on each side of a hex, from the north round by east. */
export function neighboursInWords(view: View, zone: Zone): string {
  return SIDES.map((side) => {
    const next = beyond(zone, side)
    return words.zone.neighbour(side, next === null ? null : nameOf(view, next))
  }).join(', ')
}

/** A hex in words, with all that is on it. */
export function zoneInWords(view: View, zone: Zone): string {
  const land = landAt(view, zone)
  const serpents = view.serpents.filter((at) => at === zone).length
  const ships = view.ships.filter((ship) => zoneOfShip(view, ship) === zone)
  return [
    land === undefined ? words.zone.wholeSea(zone, isDeep(zone)) : landInWords(view, land),
    ...(serpents > 0 ? [words.zone.serpent] : []),
    ...ships.map(words.ship),
  ].join('. ')
}

/** While the ocean is laid it matters how a Realm is turned. */
function landInWords(view: View, land: Realm): string {
  const realm = realmInWords(view, land)
  return view.phase === 'laying' ? words.zone.withSides(realm, edgesInWords(land)) : realm
}

/** Hexes a traveller can come to from here by one arrow key. */
export function stepTo(zone: Zone, [dx, dy]: Direction): Zone | undefined {
  const side = dx === 0 ? (dy < 0 ? 0 : 3) : undefined
  if (side !== undefined) return beyond(zone, side) ?? undefined
  return around(zone).find((next) => next === zone + dx)
}
