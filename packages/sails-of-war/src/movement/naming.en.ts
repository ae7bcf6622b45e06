import { SHIP_NAMES } from '../data/names.en.ts'
import { SHIP_IDS } from '../data/ships.ts'
import type { ShipId } from '../open.ts'

/** A ship as sentences call it: “Trade Ship 2”. */
export function shipNamed(ship: ShipId): string {
  const [, kind, number] = ship.split('/')
  const found = SHIP_IDS.find((each) => each === kind)
  return `${found === undefined ? '' : SHIP_NAMES[found][0]} ${number ?? ''}`
}
