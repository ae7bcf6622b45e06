import { addressOf, columnOf, rowOf, type Zone } from './board/zones.ts'
import {
  RACE_NAMES,
  REALM_NAMES,
  RESOURCE_NAMES,
  SHIP_NAMES,
  SIDE_NAMES,
  UNIT_NAMES,
} from './data/names.en.ts'
import type { RaceId } from './data/races.ts'
import type { RealmId } from './data/realms.ts'
import { type Goods, RESOURCE_IDS } from './data/resources.ts'
import type { ShipKind } from './data/ships.ts'
import { UNIT_IDS } from './data/units.ts'
import type { SomeUnits } from './pieces.ts'

/** How things are called inside English sentences. */
export const who = (race: RaceId): string => `the ${manyNamed(race)}`
export const Who = (race: RaceId): string => `The ${manyNamed(race)}`

/** `Knights` of `Knights of Daqan`. */
export const briefly = (race: RaceId): string => RACE_NAMES[race].replace(/ of .*$/, '')

/** Races are spoken of as many, and of the Dark Lord there is but one. */
function manyNamed(race: RaceId): string {
  return race === 'dark-lord' ? `${RACE_NAMES[race]}’s legions` : RACE_NAMES[race]
}

export const realmName = (realm: RealmId): string => REALM_NAMES[realm]
export const sideName = (side: number): string => SIDE_NAMES[side] ?? ''

/** SOW 2.1.2: the ring has no addresses, so it is told by its place on the map. */
export function zoneName(zone: Zone): string {
  const address = addressOf(zone)
  return address === null
    ? `the deep sea in column ${columnOf(zone) + 1}, row ${rowOf(zone) + 1}`
    : address.join('/')
}

export const listed = (parts: readonly string[]): string => {
  const last = parts.at(-1)
  if (last === undefined) return 'nothing'
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

export function goodsName(goods: Goods): string {
  return listed(
    RESOURCE_IDS.filter((kind) => goods[kind] > 0).map((kind) => `${goods[kind]} ${RESOURCE_NAMES[kind]}`),
  )
}

export function unitsName(units: SomeUnits): string {
  return listed(
    UNIT_IDS.filter((unit) => (units[unit] ?? 0) > 0).map((unit) => {
      const count = units[unit] ?? 0
      return `${count} ${UNIT_NAMES[unit][count === 1 ? 0 : 1]}`
    }),
  )
}

export function shipsName(kind: ShipKind, count: number): string {
  return `${count} ${SHIP_NAMES[kind][count === 1 ? 0 : 1]}`
}

export const shipName = (kind: ShipKind): string => SHIP_NAMES[kind][0]

/** A verb that goes with so many: “1 Archer dies”, “2 Archers die”. */
export const agrees = (count: number, one: string, more: string): string => (count === 1 ? one : more)

/** “1 Port”, “2 Ports”. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${agrees(count, one, several)}`

export const dice = (rolled: readonly number[]): string => listed(rolled.map(String))
