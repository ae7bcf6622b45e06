import { SHIP_NAMES } from '../data/names.en.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import { SHIP_IDS } from '../data/ships.ts'
import type { ShipId } from '../public-state.ts'

/** A ship as sentences call it: “Trade Ship 2”. */
export function shipNamed(ship: ShipId): string {
  const [, kind, number] = ship.split('/')
  const found = SHIP_IDS.find((each) => each === kind)
  return `${found === undefined ? '' : SHIP_NAMES[found][0]} ${number ?? ''}`
}

/** Whose ship it is, by its name. */
export function ownerOf(ship: ShipId): RaceId {
  const [race] = ship.split('/')
  const owner = RACE_IDS.find((each) => each === race)
  if (owner === undefined) throw new Error(`Nobody owns ${ship}.`)
  return owner
}
