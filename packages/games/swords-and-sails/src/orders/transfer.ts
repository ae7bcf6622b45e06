import { type Chooser, type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { isLandId } from '../data/area-ids.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type Army, type Fleet, isArmy, keyOf, type Piece } from '../pieces.ts'
import { hasTooManyPeasants, isEmpty } from '../pieces-of.ts'
import type { Transfer } from './order.ts'
import { excessOf, placesFor, placesOf } from './places-aboard.ts'
import { say } from './words.en.ts'

const [army, fleet] = [z.enum(ARMY_IDS), z.enum(FLEET_IDS)]
const many = z.int().min(1).max(9999)

/** SNS 5.5.1: units or ships that change between two pieces in one place before anything moves. */
export const transferShape = z.union([
  z.strictObject({ from: army, to: army, units: z.partialRecord(z.enum(UNIT_IDS), many) }),
  z.strictObject({ from: fleet, to: fleet, ships: z.partialRecord(z.enum(SHIP_IDS), many) }),
])

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

/** No transfer, or one: of everything or of one kind. More are legal and must be written out. */
export function chosenTransfers(choose: Chooser, own: Holdings): Transfer[] {
  const canGive = (pair: Pair) => gifts(pair).some((gift) => isAllowed(own, pair, gift))
  const near = pairs(own)
  if (!near.some(canGive)) return []
  const way = choose.oneOf(KEEP_OR_GIVE, (each) => ({
    key: each,
    label: say('orders.option.transfers', { give: each === 'give' }),
  }))
  if (way === 'keep') return []
  const pair = choose.oneOf(near.filter(canGive), ([from, to]) => ({
    key: `${from.id}>${to.id}`,
    label: say('orders.option.transfer', { from: keyOf(from), to: keyOf(to) }),
  }))
  const possible = gifts(pair).filter((gift) => isAllowed(own, pair, gift))
  return [choose.oneOf(possible, figures)]
}

const KEEP_OR_GIVE = ['keep', 'give'] as const

function figures(gift: Transfer) {
  const given = 'units' in gift ? gift.units : gift.ships
  return { key: JSON.stringify(given), label: say('orders.option.figures', { figures: given }) }
}

type Pair = readonly [from: Army, to: Army] | readonly [from: Fleet, to: Fleet]

/** Armies in one land, and fleets in one place. */
function pairs({ armies, fleets }: Holdings): Pair[] {
  return [...together(armies.filter(({ at }) => isLandId(at))), ...together(fleets)]
}

function together<P extends Piece>(pieces: readonly P[]): (readonly [P, P])[] {
  return pieces.flatMap((from) =>
    pieces.filter((to) => to.at === from.at && to !== from).map((to) => [from, to] as const),
  )
}

/** SNS 5.5.2: whether peasants, and troops aboard, allow it; all else is so by the way pairs and gifts are found. */
function isAllowed(own: Holdings, [from, to]: Pair, gift: Transfer): boolean {
  if ('units' in gift && isArmy(from) && isArmy(to)) {
    const { faction } = from
    const [left, got] = [{ ...from.units }, { ...to.units }]
    changeOver(UNIT_IDS, gift.units, left, got)
    return !hasTooManyPeasants(faction, left) && !hasTooManyPeasants(faction, got)
  }
  const laden = own.armies.some(({ aboard }) => aboard.some((id) => id === from.id || id === to.id))
  return !laden || transferFault(copied(own), [gift]) === undefined
}

/** Everything, all of one kind, or one of a kind; each once. */
function gifts([from, to]: Pair): Transfer[] {
  if (isArmy(from) && isArmy(to)) {
    return portions(UNIT_IDS, from.units, true).map((units) => ({ from: from.id, to: to.id, units }))
  }
  if (isArmy(from) || isArmy(to)) return []
  return portions(SHIP_IDS, from.ships, false).map((ships) => ({ from: from.id, to: to.id, ships }))
}

/** All together, then all of each kind, and single ones where they are offered. */
function portions<K extends string>(
  kinds: readonly K[],
  held: Readonly<Record<K, number>>,
  single: boolean,
): Partial<Record<K, number>>[] {
  const all: Partial<Record<K, number>> = {}
  const each: Partial<Record<K, number>>[] = []
  const ones: Partial<Record<K, number>>[] = []
  for (const kind of kinds) {
    const number = held[kind]
    if (number === 0) continue
    all[kind] = number
    each.push(soMany(kind, number))
    if (single && number > 1) ones.push(soMany(kind, 1))
  }
  return each.length > 1 ? [all, ...each, ...ones] : [...each, ...ones]
}

function soMany<K extends string>(kind: K, number: number): Partial<Record<K, number>> {
  const some: Partial<Record<K, number>> = {}
  some[kind] = number
  return some
}

/** Makes the transfers on these holdings, up to the first that is not allowed. */
export function transferFault(own: Holdings, transfers: readonly Transfer[]): Refusal | undefined {
  for (const transfer of transfers) {
    const fault = pairFault(own, transfer)
    if (fault !== undefined) return fault
    makeTransfer(own, transfer)
  }
  return peasantFault(own, transfers) ?? cargoFault(own, transfers)
}

function pairFault({ armies, fleets }: Holdings, transfer: Transfer): Refusal | undefined {
  const pieces: readonly Piece[] = 'units' in transfer ? armies : fleets
  const giver = pieces.find(({ id }) => id === transfer.from)
  const taker = pieces.find(({ id }) => id === transfer.to)
  if (giver === undefined || taker === undefined || giver === taker)
    return refuse('SNS 5.5.1', say('orders.transfer-who'))
  if (giver.at !== taker.at || (isArmy(giver) && !isLandId(giver.at)))
    return refuse('SNS 5.5.1', say('orders.transfer-apart', { from: keyOf(giver), to: keyOf(taker) }))
  return lacks(giver, transfer)
    ? refuse('SNS 5.5.1', say('orders.transfer-lacks', { piece: keyOf(giver) }))
    : undefined
}

function lacks(giver: Piece, transfer: Transfer): boolean {
  const held: Readonly<Partial<Record<string, number>>> = isArmy(giver) ? giver.units : giver.ships
  const given = Object.entries('units' in transfer ? transfer.units : transfer.ships)
  return given.some(([kind, count]) => count > (held[kind] ?? 0))
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

/**
 * SNS 5.5.1: units or ships change over, in place; whoever is aboard a fleet given up whole goes with its ships,
 * and ships that may not move hold the fleet they come to (SNS 5.5.2).
 */
export function makeTransfer({ armies, fleets }: Holdings, transfer: Transfer): void {
  if ('units' in transfer) {
    const [giver, taker] = [armies.find(isCalled(transfer.from)), armies.find(isCalled(transfer.to))]
    if (giver !== undefined && taker !== undefined)
      changeOver(UNIT_IDS, transfer.units, giver.units, taker.units)
    return
  }
  const [giver, taker] = [fleets.find(isCalled(transfer.from)), fleets.find(isCalled(transfer.to))]
  if (giver === undefined || taker === undefined) return
  changeOver(SHIP_IDS, transfer.ships, giver.ships, taker.ships)
  taker.stuckUntil = Math.max(taker.stuckUntil, giver.stuckUntil)
  if (isEmpty(giver)) tranship(armies, giver, taker)
}

function isCalled(name: Piece['id']): (piece: Piece) => boolean {
  return ({ id }) => id === name
}

function changeOver<K extends string>(
  kinds: readonly K[],
  given: Readonly<Partial<Record<K, number>>>,
  from: Record<K, number>,
  to: Record<K, number>,
): void {
  for (const kind of kinds) {
    const number = given[kind] ?? 0
    from[kind] -= number
    to[kind] += number
  }
}

function tranship(armies: readonly Army[], from: Fleet, to: Fleet): void {
  for (const army of armies.filter(({ aboard }) => aboard.includes(from.id))) {
    army.aboard = [...new Set(army.aboard.map((id) => (id === from.id ? to.id : id)))]
  }
}

export function placesIn({ fleets }: Pick<Holdings, 'fleets'>, id: Fleet['id']): number {
  const fleet = fleets.find(isCalled(id))
  return fleet === undefined ? 0 : placesOf(fleet)
}
