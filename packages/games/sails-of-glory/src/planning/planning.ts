import { automaticActions } from '../automatic/actions.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { type Orders, plan } from './decide-plan.ts'
import { type OrdersDue, ordersDue } from './orders-due.ts'

/** The actions planned for each ship, known to nobody before they are revealed. */
export type Planned = ReadonlyMap<ShipId, readonly ActionId[]>

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1: cards, and in the Advanced rules actions, chosen by all at once. */
export function* planOrders(t: SogTable): SogFlow<Planned> {
  const due = new Map(t.seats.map((seat) => [seat, dueOf(t, seat)]))
  const asked = t.seats.filter((seat) => (due.get(seat) ?? []).length > 0)
  const given = yield* t.askAll(asked, plan, (seat) => ({ ships: due.get(seat) ?? [] }))
  const planned = automaticActions(t.state)
  for (const seat of asked) {
    for (const orders of given.get(seat) ?? []) {
      layCard(t, orders)
      planned.set(orders.ship, orders.actions)
    }
  }
  return planned
}

/** Only what there is to choose is asked. */
function dueOf(t: SogTable, seat: SogTable['seats'][number]): OrdersDue[] {
  return commandedBy(t.state, seat)
    .map((ship) => ordersDue(t.state, ship))
    .filter(({ cards, most, counters }) => cards.length > 0 || (most > 0 && counters.length > 0))
}

/** SOG 5.1: this turn's card; SOG 10.1.3: the next turn's. */
function layCard({ state }: SogTable, { ship: id, card }: Orders): void {
  if (card === null) return
  const { plan: laid } = shipOf(state, id)
  if (reaches(state.options.level, 'standard')) laid.next = card
  else laid.now = card
}
