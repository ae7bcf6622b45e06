import { askCaptains } from '../asking/ask-captains.ts'
import { automaticActions } from '../automatic/automatic-actions.ts'
import { standing } from '../batteries/batteries.ts'
import { besideShips } from '../batteries/beside-ships.ts'
import { reaches } from '../data/levels.ts'
import type { Seat } from '../seats.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { type BatteryOrders, type Orders, plan, planBatteries } from './decide-plan.ts'
import { batteryDue, ordersDue } from './orders-due.ts'

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1: cards, and in the Advanced rules actions, chosen by all at once. */
export function* planOrders(t: SogTable): SogFlow {
  const { state } = t
  const given = yield* besideShips<Orders | BatteryOrders>(t, planShips, planWorkOfBatteries)
  for (const orders of given) if ('ship' in orders) layCard(t, orders)
  if (!reaches(state.options.level, 'advanced')) return
  state.planned = Object.fromEntries(automaticActions(state))
  for (const orders of given) state.planned['ship' in orders ? orders.ship : orders.battery] = orders.actions
}

/** Only what there is to choose is asked. */
function* planShips(t: SogTable): SogFlow<Orders[]> {
  const due = (seat: Seat) =>
    commandedBy(t.state, seat)
      .map((ship) => ordersDue(t.state, ship))
      .filter(({ cards, most, counters }) => cards.length > 0 || (most > 0 && counters.length > 0))
  return yield* askCaptains(t, plan, due, (ships) => ({ ships }))
}

/** SOG 14.1.8: planned with that of ships. */
function* planWorkOfBatteries(t: SogTable): SogFlow<BatteryOrders[]> {
  if (!reaches(t.state.options.level, 'advanced')) return []
  const due = (seat: Seat) =>
    standing(t.state)
      .filter(({ captain }) => captain === seat)
      .map(batteryDue)
      .filter(({ most }) => most > 0)
  return yield* askCaptains(t, planBatteries, due, (batteries) => ({ batteries }))
}

/** SOG 5.1: this turn's card; SOG 10.1.3: the next turn's. */
function layCard({ state }: SogTable, { ship: id, card }: Orders): void {
  if (card === null) return
  const { plan: laid } = shipOf(state, id)
  if (reaches(state.options.level, 'standard')) laid.next = card
  else laid.now = card
}
