import type { ActionId } from '../data/crew-actions.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import { shipOf } from '../ships.ts'
import type { View } from '../view.ts'
import type { Orders } from './decide-plan.ts'
import type { OrdersDue } from './orders-due.ts'

/** SOG 5.4, SOG 10.1.5, SOG 11.2.8: straight on, guns loaded and fired as far as the crew goes. */
export function absentOrders(view: View, { ship, cards, counters, most }: OrdersDue): Orders {
  const { guns } = shipOf(view, ship)
  const wished = BROADSIDES.map(
    (side): ActionId => (guns[side].box === null ? `reload-${side}` : `fire-${side}`),
  )
  return {
    ship,
    card: cards.find((card) => card === 'straight' || card === 'aback-5') ?? cards[0] ?? null,
    actions: wished.filter((action) => counters.includes(action)).slice(0, most),
  }
}
