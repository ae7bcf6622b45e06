import { after, answer, branch, choice, type Options, oneOf } from '@windward/table'
import { isLandId } from '../data/area-ids.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type Army, type Fleet, isArmy, keyOf, type Units } from '../pieces.ts'
import type { Transfer } from './order.ts'
import { hasTooManyPeasants } from './peasants.ts'
import { copied, type Holdings, transferFault } from './transfers.ts'
import { say } from './words.en.ts'

/** No transfer, or one: of everything or of one kind. More are legal and must be written out. */
export function transferOptions(own: Holdings): Options<Transfer[]> {
  const near = pairs(own)
  if (!near.some((pair) => canGive(own, pair))) return answer([])
  return choice([
    branch<Transfer[]>('keep', () => answer([]), say('orders.option.transfers', { give: false })),
    branch('give', () => giving(own, near), say('orders.option.transfers', { give: true })),
  ])
}

function giving(own: Holdings, near: readonly Pair[]): Options<Transfer[]> {
  const pair = oneOf(
    near.filter((each) => canGive(own, each)),
    ([from, to]) => ({
      key: `${from.id}>${to.id}`,
      label: say('orders.option.transfer', { from: keyOf(from), to: keyOf(to) }),
    }),
  )
  return after(pair, (each) => giftOptions(gifts(each).filter((gift) => isAllowed(own, each, gift))))
}

function giftOptions(possible: readonly Transfer[]): Options<Transfer[]> {
  const one = oneOf(possible, (gift) => {
    const figures = 'units' in gift ? gift.units : gift.ships
    return { key: JSON.stringify(figures), label: say('orders.option.figures', { figures }) }
  })
  return after(one, (gift) => answer([gift]))
}

type Pair = readonly [from: Army, to: Army] | readonly [from: Fleet, to: Fleet]

/** Armies in one land, and fleets in one place. */
function pairs({ armies, fleets }: Holdings): Pair[] {
  const near: Pair[] = []
  for (const from of armies) {
    if (!isLandId(from.at)) continue
    for (const to of armies) if (to.at === from.at && to !== from) near.push([from, to])
  }
  for (const from of fleets) {
    for (const to of fleets) if (to.at === from.at && to !== from) near.push([from, to])
  }
  return near
}

function canGive(own: Holdings, pair: Pair): boolean {
  return gifts(pair).some((gift) => isAllowed(own, pair, gift))
}

/** SNS 5.5.2: whether peasants, and armies aboard, allow it. */
function isAllowed(own: Holdings, pair: Pair, gift: Transfer): boolean {
  const [from, to] = pair
  if ('units' in gift && isArmy(from) && isArmy(to)) {
    const { faction } = from
    return (
      !hasTooManyPeasants(faction, changed(from.units, gift.units, -1)) &&
      !hasTooManyPeasants(faction, changed(to.units, gift.units, 1))
    )
  }
  const laden = own.armies.some(({ aboard }) => aboard.some((id) => id === from.id || id === to.id))
  return !laden || transferFault(copied(own), [gift]) === undefined
}

function changed(units: Readonly<Units>, by: Readonly<Partial<Units>>, sign: 1 | -1): Units {
  const after = { ...units }
  for (const unit of UNIT_IDS) after[unit] += sign * (by[unit] ?? 0)
  return after
}

/** Everything, all of one kind, or one of a kind; each once. */
function gifts([from, to]: Pair): Transfer[] {
  if (isArmy(from) && isArmy(to)) {
    const kinds = UNIT_IDS.filter((unit) => from.units[unit] > 0)
    const each = kinds.map((unit) => ({ [unit]: from.units[unit] }))
    const ones = kinds.filter((unit) => from.units[unit] > 1).map((unit) => ({ [unit]: 1 }))
    return together(each, ones).map((units) => ({ from: from.id, to: to.id, units }))
  }
  if (isArmy(from) || isArmy(to)) return []
  const kinds = SHIP_IDS.filter((ship) => from.ships[ship] > 0)
  const each = kinds.map((ship) => ({ [ship]: from.ships[ship] }))
  return together(each, []).map((ships) => ({ from: from.id, to: to.id, ships }))
}

function together<Some extends object>(each: readonly Some[], ones: readonly Some[]): Some[] {
  return each.length > 1 ? [Object.assign({}, ...each), ...each, ...ones] : [...each, ...ones]
}
