import {
  RACE_IDS,
  type RaceId,
  REALM_IDS,
  type RealmId,
  SIDES,
  type Side,
  UNIT_IDS,
  type Units,
  ZONES,
  type Zone,
} from '@windward/sails-of-war/facts'
import type { Json } from '@windward/table'

/** What the fields of a line name, as far as they name it. */

export const raceIn = (field: Json | undefined): RaceId | undefined => RACE_IDS.find((id) => id === field)
export const realmIn = (field: Json | undefined): RealmId | undefined => REALM_IDS.find((id) => id === field)
export const sideIn = (field: Json | undefined): Side | undefined => SIDES.find((side) => side === field)
export const zoneIn = (field: Json | undefined): Zone | undefined => ZONES.find((zone) => zone === field)
export const numberIn = (field: Json | undefined): number => (typeof field === 'number' ? field : 0)

/** One name or several. */
export const namesIn = (field: Json | undefined): readonly string[] =>
  [field].flat().filter((name) => typeof name === 'string')

export function unitsIn(field: Json | undefined): Partial<Units> {
  if (typeof field !== 'object' || field === null || Array.isArray(field)) return {}
  const units: Partial<Units> = {}
  for (const unit of UNIT_IDS) units[unit] = numberIn(Object.entries(field).find(([id]) => id === unit)?.[1])
  return units
}
