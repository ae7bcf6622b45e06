import { isHeld } from '../cannot-move.ts'
import { crewActions } from '../damage/log.ts'
import { BATTERY_ACTIONS, type BatteryAction } from '../data/batteries.ts'
import type { CardId } from '../data/cards.ts'
import { ACTIONS, type ActionId } from '../data/crew-actions.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import type { BatteryName } from '../data/targets.ts'
import type { Gunner, GunnerAction } from '../gunners/gunner.ts'
import { settingIn } from '../movement/executed-card.ts'
import type { Options } from '../options.ts'
import type { Battery, Ship, State } from '../state.ts'
import { cardsToPlan } from './cards-to-plan.ts'

/** What a captain is to plan for a ship. */
export interface OrdersDue extends ActionsDue<ActionId> {
  readonly ship: ShipId
  /** The cards to choose from; none where she plans no card. */
  readonly cards: readonly CardId[]
  /** The card the new one follows, for the veer (SOG 10.2.3). */
  readonly follows: CardId | null
}

/** And for a battery (SOG 14.1.8). */
export interface BatteryDue extends ActionsDue<BatteryAction> {
  readonly battery: BatteryName
}

/** How many actions a crew may plan, and with which counters (SOG 11.2.1, SOG 11.2.5). */
export interface ActionsDue<A = GunnerAction> {
  readonly most: number
  readonly counters: readonly A[]
}

export function ordersDue(state: State, ship: Ship): OrdersDue {
  return {
    ship: ship.id,
    cards: plansCard(state, ship) ? cardsToPlan(state, atHand(state, ship)) : [],
    follows: ship.plan.now ?? ship.dropped ?? ship.last,
    ...actionsDue(state.options, ship),
  }
}

/** None below the Advanced rules. */
export function actionsDue(options: Options, ship: Ship): ActionsDue<ActionId> {
  if (!reaches(options.level, 'advanced')) return { most: 0, counters: [] }
  return { most: actionsLeft(ship), counters: freeCounters(countersOf(options, ship), ship) }
}

export function batteryDue(battery: Battery): BatteryDue {
  return {
    battery: battery.id,
    most: actionsLeft(battery),
    counters: freeCounters(BATTERY_ACTIONS, battery),
  }
}

/** SOG 11.2.1, SOG 11.2.4 */
export function actionsLeft(gunner: Gunner): number {
  return Math.max(0, crewActions(gunner) - gunner.delayed.length)
}

/** SOG 12.5.2: the card of an entangled ship is discarded before she plans, so it may be laid again. */
function atHand({ entangled }: State, ship: Ship): Parameters<typeof cardsToPlan>[1] {
  const caught = entangled.some((pair) => pair.includes(ship.id))
  return caught ? { ...ship, plan: { now: null } } : ship
}

/** SOG 11.3.4, SOG 12.20.5, SOG 13.1.4; SOG 12.5.2, SOG 12.11.2: in the Basic rules ships held fast plan no card. */
function plansCard(state: State, ship: Ship): boolean {
  if (ship.aground || settingIn(state, ship.sails) === 'struck') return false
  return reaches(state.options.level, 'standard') || !isHeld(state, ship.id)
}

/** SOG 11.2.2 */
function countersOf({ grog, boarding }: Options, { grogServed }: Ship): ActionId[] {
  return ACTIONS.filter(
    (action) => (action !== 'grog' || (grog && !grogServed)) && (action !== 'boarding' || boarding),
  )
}

/** SOG 11.2.5 */
export function freeCounters<A extends GunnerAction>(counters: readonly A[], { delayed }: Gunner): A[] {
  return counters.filter((action) => !delayed.some((busy) => busy === action))
}
