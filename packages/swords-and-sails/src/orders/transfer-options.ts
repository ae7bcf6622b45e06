import { answer, branch, choice, type Options, oneOf, turned } from '@windward/table'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type Army, type Fleet, isArmy, keyOf } from '../pieces.ts'
import type { Transfer } from './order.ts'
import { copied, type Holdings, transferFault } from './transfers.ts'
import { say } from './words.en.ts'

/** No transfer, or one: of everything or of one kind. More are legal and must be written out. */
export function transferOptions(own: Holdings): Options<Transfer[]> {
  const possible = pairs(own)
    .flatMap(([from, to]) => gifts(from, to))
    .filter((gift) => transferFault(copied(own), [gift]) === undefined)
  if (possible.length === 0) return answer([])
  const gift = oneOf(possible)
  return choice([
    branch<Transfer[]>('keep', () => answer([]), say('orders.option.transfers', { give: false })),
    branch('give', () => turned(gift, (one) => [one]), say('orders.option.transfers', { give: true })),
  ])
}

function pairs({ armies, fleets }: Holdings): [Army | Fleet, Army | Fleet][] {
  return [armies, fleets].flatMap((pieces) =>
    pieces.flatMap((from) =>
      pieces
        .filter((to) => to.at === from.at && keyOf(to) !== keyOf(from))
        .map((to): [Army | Fleet, Army | Fleet] => [from, to]),
    ),
  )
}

function gifts(from: Army | Fleet, to: Army | Fleet): Transfer[] {
  if (isArmy(from) && isArmy(to)) {
    const kinds = UNIT_IDS.filter((unit) => from.units[unit] > 0)
    const each = kinds.map((unit) => ({ [unit]: from.units[unit] }))
    return [Object.assign({}, ...each), ...each, ...kinds.map((unit) => ({ [unit]: 1 }))].map((units) => ({
      from: from.id,
      to: to.id,
      units,
    }))
  }
  if (isArmy(from) || isArmy(to)) return []
  const kinds = SHIP_IDS.filter((ship) => from.ships[ship] > 0)
  const each = kinds.map((ship) => ({ [ship]: from.ships[ship] }))
  return [Object.assign({}, ...each), ...each].map((ships) => ({ from: from.id, to: to.id, ships }))
}
