import {
  around,
  beyond,
  isDeep,
  landAt,
  REALM_NAMES,
  SIDE_NAMES,
  SIDES,
  type View,
  type Zone,
  zoneName,
} from '@windward/sails-of-war/facts'
import { edgesInWords, realmInWords, shipInWords } from './describe.ts'
import { zoneOfShip } from './places.ts'

const nameOf = (view: View, zone: Zone): string => {
  const land = landAt(view, zone)
  return land === undefined ? `sea ${zoneName(zone)}` : REALM_NAMES[land.id]
}

/** What lies on each side of a hex, from the north round by east. */
export function neighboursInWords(view: View, zone: Zone): string {
  return SIDES.map((side) => {
    const next = beyond(zone, side)
    return `${SIDE_NAMES[side]} ${next === null ? 'the edge of the map' : nameOf(view, next)}`
  }).join(', ')
}

/** A hex in words, with all that is on it. */
export function zoneInWords(view: View, zone: Zone): string {
  const land = landAt(view, zone)
  const serpents = view.serpents.filter((at) => at === zone).length
  const ships = view.ships.filter((ship) => zoneOfShip(view, ship) === zone)
  return [
    land === undefined
      ? `${isDeep(zone) ? 'Deep' : 'Coastal'} sea ${zoneName(zone)}`
      : `${realmInWords(view, land)}${view.phase === 'laying' ? `, sides ${edgesInWords(land)}` : ''}`,
    ...(serpents > 0 ? ['a Sea Serpent'] : []),
    ...ships.map(shipInWords),
  ].join('. ')
}

/** Hexes a traveller can come to from here by one arrow key. */
export function stepTo(zone: Zone, key: string): Zone | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  const side = dx === 0 ? (dy < 0 ? 0 : 3) : undefined
  if (side !== undefined) return beyond(zone, side) ?? undefined
  return around(zone).find((next) => next === zone + dx)
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
