import type { Chooser } from '@windward/table'
import { isLandId } from '../data/area-ids.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type Army, type Fleet, isArmy, keyOf, unitCount } from '../pieces.ts'
import type { Transfer } from './order.ts'
import { areTooManyPeasants } from './peasants.ts'
import { copied, type Holdings, transferFault } from './transfers.ts'
import { say } from './words.en.ts'

/** No transfer, or one: of everything or of one kind. More are legal and must be written out. */
export function chosenTransfers(choose: Chooser, own: Holdings): Transfer[] {
  const near = pairs(own)
  if (!near.some((pair) => canGive(own, pair))) return []
  const way = choose.oneOf(KEEP_OR_GIVE, (each) => ({
    key: each,
    label: say('orders.option.transfers', { give: each === 'give' }),
  }))
  if (way === 'keep') return []
  const pair = choose.oneOf(
    near.filter((each) => canGive(own, each)),
    ([from, to]) => ({
      key: `${from.id}>${to.id}`,
      label: say('orders.option.transfer', { from: keyOf(from), to: keyOf(to) }),
    }),
  )
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
  const [from, to] = pair
  if (!isArmy(from) || !isArmy(to)) return gifts(pair).some((gift) => isAllowed(own, pair, gift))
  const { units } = from
  const all = unitCount(units)
  if (all === 0) return false
  if (keepsPeasants(from, to, units.PS, all)) return true
  for (const unit of UNIT_IDS) {
    const number = units[unit]
    if (number === 0) continue
    if (keepsPeasants(from, to, unit === 'PS' ? number : 0, number)) return true
    if (keepsPeasants(from, to, unit === 'PS' ? 1 : 0, 1)) return true
  }
  return false
}

/** SNS 5.5.2: whether peasants, and armies aboard, allow it. */
function isAllowed(own: Holdings, [from, to]: Pair, gift: Transfer): boolean {
  if ('units' in gift && isArmy(from) && isArmy(to)) {
    const count = UNIT_IDS.reduce((sum, unit) => sum + (gift.units[unit] ?? 0), 0)
    return keepsPeasants(from, to, gift.units.PS ?? 0, count)
  }
  const laden = own.armies.some(({ aboard }) => aboard.some((id) => id === from.id || id === to.id))
  return !laden || transferFault(copied(own), [gift]) === undefined
}

/** Whether neither army has too many peasants when so many units, so many peasants among them, change over. */
function keepsPeasants(from: Army, to: Army, peasants: number, units: number): boolean {
  const { faction } = from
  return (
    !areTooManyPeasants(faction, from.units.PS - peasants, unitCount(from.units) - units) &&
    !areTooManyPeasants(faction, to.units.PS + peasants, unitCount(to.units) + units)
  )
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
