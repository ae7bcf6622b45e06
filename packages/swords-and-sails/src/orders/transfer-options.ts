import { after, answer, branch, choice, type Options, oneOf } from '@windward/table'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type Army, type Fleet, isArmy, keyOf } from '../pieces.ts'
import type { Transfer } from './order.ts'
import { copied, type Holdings, transferFault } from './transfers.ts'
import { say } from './words.en.ts'

/** No transfer, or one: of everything or of one kind. More are legal and must be written out. */
export function transferOptions(own: Holdings): Options<Transfer[]> {
  const possible = pairs(own)
    .map((pair) => ({ pair, gifts: allowed(own, pair) }))
    .filter(({ gifts }) => gifts.length > 0)
  if (possible.length === 0) return answer([])
  const pair = oneOf(possible, ({ pair: [from, to] }) => ({
    key: `${from.id}>${to.id}`,
    label: say('orders.option.transfer', { from: keyOf(from), to: keyOf(to) }),
  }))
  return choice([
    branch<Transfer[]>('keep', () => answer([]), say('orders.option.transfers', { give: false })),
    branch(
      'give',
      () => after(pair, ({ gifts }) => giftOptions(gifts)),
      say('orders.option.transfers', { give: true }),
    ),
  ])
}

function giftOptions(gifts: readonly Transfer[]): Options<Transfer[]> {
  const one = oneOf(gifts, (gift) => {
    const figures = 'units' in gift ? gift.units : gift.ships
    return { key: JSON.stringify(figures), label: say('orders.option.figures', { figures }) }
  })
  return after(one, (gift) => answer([gift]))
}

type Pair = readonly [from: Army | Fleet, to: Army | Fleet]

function pairs({ armies, fleets }: Holdings): Pair[] {
  return [armies, fleets].flatMap((pieces) =>
    pieces.flatMap((from) =>
      pieces.filter((to) => to.at === from.at && keyOf(to) !== keyOf(from)).map((to): Pair => [from, to]),
    ),
  )
}

function allowed(own: Holdings, [from, to]: Pair): Transfer[] {
  const distinct = new Map(gifts(from, to).map((gift) => [JSON.stringify(gift), gift]))
  return [...distinct.values()].filter((gift) => transferFault(copied(own), [gift]) === undefined)
}

/** Everything, all of one kind, or one of a kind. */
function gifts(from: Army | Fleet, to: Army | Fleet): Transfer[] {
  if (isArmy(from) && isArmy(to)) {
    const kinds = UNIT_IDS.filter((unit) => from.units[unit] > 0)
    const each = kinds.map((unit) => ({ [unit]: from.units[unit] }))
    const ones = kinds.map((unit) => ({ [unit]: 1 }))
    return together(each, ones).map((units) => ({ from: from.id, to: to.id, units }))
  }
  if (isArmy(from) || isArmy(to)) return []
  const kinds = SHIP_IDS.filter((ship) => from.ships[ship] > 0)
  const each = kinds.map((ship) => ({ [ship]: from.ships[ship] }))
  return together(each, []).map((ships) => ({ from: from.id, to: to.id, ships }))
}

function together<Some extends object>(each: readonly Some[], ones: readonly Some[]): Some[] {
  return each.length === 0 ? [] : [Object.assign({}, ...each), ...each, ...ones]
}
