import { type Refusal, refuse } from '@windward/table'
import { isLandId } from '../data/area-ids.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type Army, type Fleet, keyOf } from '../pieces.ts'
import { isEmpty } from '../pieces-of.ts'
import type { Transfer } from './order.ts'
import { hasTooManyPeasants } from './peasants.ts'
import { excessOf, placesFor, placesOf } from './places.ts'
import { say } from './words.en.ts'

/** A faction's armies and fleets. */
export interface Holdings {
  readonly armies: readonly Army[]
  readonly fleets: readonly Fleet[]
}

/** The same holdings apart from the originals, to try transfers on. */
export function copied({ armies, fleets }: Holdings): Holdings {
  return {
    armies: armies.map((army) => ({ ...army, units: { ...army.units }, aboard: [...army.aboard] })),
    fleets: fleets.map((fleet) => ({ ...fleet, ships: { ...fleet.ships } })),
  }
}

/**
 * SNS 5.5.1: units or ships change over, in place; whoever is aboard a fleet given up whole goes with its ships,
 * and ships that may not move hold the fleet they come to (SNS 5.5.2).
 */
export function makeTransfer({ armies, fleets }: Holdings, transfer: Transfer): void {
  if ('units' in transfer) {
    const giver = armyIn(armies, transfer.from)
    const taker = armyIn(armies, transfer.to)
    if (giver === undefined || taker === undefined) return
    for (const unit of UNIT_IDS) {
      const number = transfer.units[unit]
      if (number === undefined) continue
      giver.units[unit] -= number
      taker.units[unit] += number
    }
  } else {
    const giver = fleetIn(fleets, transfer.from)
    const taker = fleetIn(fleets, transfer.to)
    if (giver === undefined || taker === undefined) return
    for (const ship of SHIP_IDS) {
      const number = transfer.ships[ship]
      if (number === undefined) continue
      giver.ships[ship] -= number
      taker.ships[ship] += number
    }
    taker.stuckUntil = Math.max(taker.stuckUntil, giver.stuckUntil)
    if (isEmpty(giver)) tranship(armies, giver, taker)
  }
}

function tranship(armies: readonly Army[], from: Fleet, to: Fleet): void {
  for (const army of armies.filter(({ aboard }) => aboard.includes(from.id))) {
    army.aboard = [...new Set(army.aboard.map((id) => (id === from.id ? to.id : id)))]
  }
}

/** Makes the transfers on these holdings, up to the first that is not allowed. */
export function transferFault(own: Holdings, transfers: readonly Transfer[]): Refusal | undefined {
  for (const transfer of transfers) {
    const fault = 'units' in transfer ? armyFault(own, transfer) : fleetFault(own, transfer)
    if (fault !== undefined) return fault
    makeTransfer(own, transfer)
  }
  return peasantFault(own, transfers) ?? cargoFault(own, transfers)
}

type ArmyTransfer = Extract<Transfer, { units: object }>
type FleetTransfer = Extract<Transfer, { ships: object }>

function armyFault({ armies }: Holdings, { from, to, units }: ArmyTransfer): Refusal | undefined {
  const [giver, taker] = [armyIn(armies, from), armyIn(armies, to)]
  if (giver === undefined || taker === undefined || from === to)
    return refuse('SNS 5.5.1', say('orders.transfer-who'))
  if (giver.at !== taker.at || !isLandId(giver.at))
    return refuse('SNS 5.5.1', say('orders.transfer-apart', { from: keyOf(giver), to: keyOf(taker) }))
  const lacks = UNIT_IDS.some((unit) => (units[unit] ?? 0) > giver.units[unit])
  return lacks ? refuse('SNS 5.5.1', say('orders.transfer-lacks', { piece: keyOf(giver) })) : undefined
}

function fleetFault({ fleets }: Holdings, { from, to, ships }: FleetTransfer): Refusal | undefined {
  const [giver, taker] = [fleetIn(fleets, from), fleetIn(fleets, to)]
  if (giver === undefined || taker === undefined || from === to)
    return refuse('SNS 5.5.1', say('orders.transfer-who'))
  if (giver.at !== taker.at)
    return refuse('SNS 5.5.1', say('orders.transfer-apart', { from: keyOf(giver), to: keyOf(taker) }))
  const lacks = SHIP_IDS.some((ship) => (ships[ship] ?? 0) > giver.ships[ship])
  return lacks ? refuse('SNS 5.5.1', say('orders.transfer-lacks', { piece: keyOf(giver) })) : undefined
}

/** SNS 5.5.2: looked at when all is done, so that units may change over one for another. */
function peasantFault({ armies }: Holdings, transfers: readonly Transfer[]): Refusal | undefined {
  const touched = transfers.flatMap((transfer) => ('units' in transfer ? [transfer.from, transfer.to] : []))
  const army = armies
    .filter(({ id }) => touched.includes(id))
    .find(({ faction, units }) => hasTooManyPeasants(faction, units))
  return army && refuse('SNS 5.5.2', say('orders.transfer-peasants', { piece: keyOf(army) }))
}

function cargoFault(own: Holdings, transfers: readonly Transfer[]): Refusal | undefined {
  const touched = transfers.flatMap((transfer) => ('ships' in transfer ? [transfer.from, transfer.to] : []))
  if (touched.length === 0) return undefined
  const cargo = own.armies.filter(({ aboard }) => aboard.some((id) => touched.includes(id)))
  const loads = cargo.map((army) => ({ units: placesFor(army), fleets: army.aboard }))
  return excessOf(loads, (id) => placesIn(own, id)) > 0
    ? refuse('SNS 5.5.2', say('orders.transfer-cargo'))
    : undefined
}

export function placesIn({ fleets }: Pick<Holdings, 'fleets'>, id: Fleet['id']): number {
  const fleet = fleetIn(fleets, id)
  return fleet === undefined ? 0 : placesOf(fleet)
}

function armyIn(armies: readonly Army[], id: Army['id']): Army | undefined {
  return armies.find((army) => army.id === id)
}

function fleetIn(fleets: readonly Fleet[], id: Fleet['id']): Fleet | undefined {
  return fleets.find((fleet) => fleet.id === id)
}
