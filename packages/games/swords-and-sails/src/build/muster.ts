import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { newBand } from '../expansion/mercenaries.ts'
import {
  type Army,
  type Fleet,
  newArmy,
  newFleet,
  noShips,
  noUnits,
  type Ships,
  type Units,
} from '../pieces.ts'
import type { OwnPower } from '../view/own-power.ts'
import { type Batch, batchesOf, type Hired, type Purchase, type Raised } from './purchase.ts'

/** A seat's armies and fleets by their numbers. */
export interface Forces {
  readonly armies: Partial<Record<ArmyId, Army>>
  readonly fleets: Partial<Record<FleetId, Fleet>>
}

/** Puts a purchase on the map, in place: new pieces first, then all that is put into pieces. */
export function muster(forces: Forces, faction: FactionId, purchase: Purchase, number: number): void {
  for (const raised of purchase.raised) raise(forces, faction, raised)
  for (const batch of batchesOf(purchase)) put(forces, batch)
  for (const hired of purchase.hired) hire(forces, hired, number)
}

function raise({ armies, fleets }: Forces, faction: FactionId, raised: Raised): void {
  if ('army' in raised) armies[raised.army] = newArmy(faction, raised.army, raised.at, noUnits())
  else fleets[raised.fleet] = newFleet(faction, raised.fleet, raised.at, noShips())
}

function put({ armies, fleets }: Forces, batch: Batch): void {
  if ('army' in batch) {
    const army = armies[batch.army]
    if (army !== undefined) addUnits(army.units, batch.units)
  } else {
    const fleet = fleets[batch.fleet]
    if (fleet !== undefined) addShips(fleet.ships, batch.ships)
  }
}

export function addUnits(units: Units, more: Readonly<Partial<Units>>): void {
  units.KN += more.KN ?? 0
  units.HC += more.HC ?? 0
  units.LC += more.LC ?? 0
  units.HI += more.HI ?? 0
  units.LI += more.LI ?? 0
  units.PS += more.PS ?? 0
}

export function addShips(ships: Ships, more: Readonly<Partial<Ships>>): void {
  ships.WS += more.WS ?? 0
  ships.RD += more.RD ?? 0
  ships.TR += more.TR ?? 0
}

function hire({ armies, fleets }: Forces, hired: Hired, number: number): void {
  const piece = 'army' in hired ? armies[hired.army] : fleets[hired.fleet]
  piece?.bands.push(newBand(hired.card, number))
}

/** A seat's own pieces by number, those that a purchase is put into as copies: it can be tried on them. */
export function forcesOf(own: Pick<OwnPower, 'armies' | 'fleets'>, purchase: Purchase): Forces {
  const touched: (ArmyId | FleetId)[] = []
  for (const each of batchesOf(purchase)) touched.push('army' in each ? each.army : each.fleet)
  for (const each of purchase.hired) touched.push('army' in each ? each.army : each.fleet)
  const forces: Forces = { armies: {}, fleets: {} }
  for (const army of own.armies)
    forces.armies[army.id] = touched.includes(army.id)
      ? { ...army, units: { ...army.units }, bands: [...army.bands] }
      : army
  for (const fleet of own.fleets)
    forces.fleets[fleet.id] = touched.includes(fleet.id)
      ? { ...fleet, ships: { ...fleet.ships }, bands: [...fleet.bands] }
      : fleet
  return forces
}
