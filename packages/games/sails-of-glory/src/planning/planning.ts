import { askCaptains } from '../asking/ask-captains.ts'
import { automaticActions } from '../automatic/automatic-actions.ts'
import { standing } from '../batteries/batteries.ts'
import { besideShips } from '../batteries/beside-ships.ts'
import { reaches } from '../data/levels.ts'
import type { GunnerAction, GunnerId } from '../gunners/gunner.ts'
import type { Seat } from '../seats.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { type Orders, plan, planBatteries } from './decide-plan.ts'
import { batteryDue, ordersDue } from './orders-due.ts'

/** The actions planned for each ship and each battery, known to nobody before they are revealed. */
export type Planned = ReadonlyMap<GunnerId, readonly GunnerAction[]>
type Plan = readonly [GunnerId, readonly GunnerAction[]]

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1: cards, and in the Advanced rules actions, chosen by all at once. */
export function* planOrders(t: SogTable): SogFlow<Planned> {
  const chosen = yield* besideShips(t, planShips, planWorkOfBatteries)
  return new Map([...automaticActions(t.state), ...chosen])
}

/** Only what there is to choose is asked. */
function* planShips(t: SogTable): SogFlow<Plan[]> {
  const due = (seat: Seat) =>
    commandedBy(t.state, seat)
      .map((ship) => ordersDue(t.state, ship))
      .filter(({ cards, most, counters }) => cards.length > 0 || (most > 0 && counters.length > 0))
  const given = yield* askCaptains(t, plan, due, (ships) => ({ ships }))
  for (const orders of given) layCard(t, orders)
  return given.map(({ ship, actions }) => [ship, actions])
}

/** SOG 14.1.8: planned with that of ships. */
function* planWorkOfBatteries(t: SogTable): SogFlow<Plan[]> {
  if (!reaches(t.state.options.level, 'advanced')) return []
  const due = (seat: Seat) =>
    standing(t.state)
      .filter(({ captain }) => captain === seat)
      .map(batteryDue)
      .filter(({ most }) => most > 0)
  const given = yield* askCaptains(t, planBatteries, due, (batteries) => ({ batteries }))
  return given.map(({ battery, actions }) => [battery, actions])
}

/** SOG 5.1: this turn's card; SOG 10.1.3: the next turn's. */
function layCard({ state }: SogTable, { ship: id, card }: Orders): void {
  if (card === null) return
  const { plan: laid } = shipOf(state, id)
  if (reaches(state.options.level, 'standard')) laid.next = card
  else laid.now = card
}
