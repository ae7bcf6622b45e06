import {
  after,
  answer,
  type Decision,
  inTurn,
  type Options,
  oneOf,
  type Refusal,
  refuse,
  several,
  turned,
} from '@windward/table'
import { z } from 'zod'
import { faultOfEach } from '../asking/one-for-each.ts'
import { batteryOf } from '../batteries/batteries.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { BATTERY_ACTIONS } from '../data/batteries.ts'
import { CARD_IDS, type CardId } from '../data/cards.ts'
import { ACTIONS } from '../data/crew-actions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { BATTERY_NAMES } from '../data/targets.ts'
import type { GunnerAction, GunnerId } from '../gunners/gunner.ts'
import { shipOf } from '../ships.ts'
import type { SailsOfGlory } from '../state.ts'
import type { View } from '../view.ts'
import { absentActions, absentOrders } from './absent-orders.ts'
import type { ActionsDue, BatteryDue, OrdersDue } from './orders-due.ts'
import { isUseless } from './useless-actions.ts'
import { mayFollow, veerOf } from './veer.ts'
import { say } from './words.en.ts'

export interface PlanBrief {
  readonly ships: readonly OrdersDue[]
}

export interface BatteryPlanBrief {
  readonly batteries: readonly BatteryDue[]
}

const ordersShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  card: z.enum(CARD_IDS).nullable(),
  actions: z.array(z.enum(ACTIONS)).max(ACTIONS.length),
})
export type Orders = z.infer<typeof ordersShape>

const batteryOrdersShape = z.strictObject({
  battery: z.enum(BATTERY_NAMES),
  actions: z.array(z.enum(BATTERY_ACTIONS)).max(BATTERY_ACTIONS.length),
})
export type BatteryOrders = z.infer<typeof batteryOrdersShape>

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1 */
export const plan: Decision<SailsOfGlory, PlanBrief, Orders[]> = {
  kind: 'plan',
  title: () => say('plan.title'),
  shape: z.array(ordersShape).min(1).max(8),
  options: ({ brief }) => inTurn(brief.ships, ordersOptions),
  check: ({ brief }, orders) =>
    faultOfEach(
      brief.ships,
      orders,
      refuse('SOG 5.1', say('plan.ships')),
      (due, order) =>
        cardFault(due, order) ??
        numberFault(due.ship, due, order.actions) ??
        twiceFault(order) ??
        counterFault(due.ship, due, order.actions),
    ),
  warn: ({ brief, view }, orders) => orders.flatMap((order) => warnings(view, brief, order)),
  absent: ({ brief, view }) => brief.ships.map((due) => absentOrders(view, due)),
}

/** SOG 14.1.8 */
export const planBatteries: Decision<SailsOfGlory, BatteryPlanBrief, BatteryOrders[]> = {
  kind: 'plan-batteries',
  title: () => sayBattery('battery.plan-title'),
  shape: z.array(batteryOrdersShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.batteries, ({ battery, counters, most }) =>
      turned(actionOptions(counters, most), (actions) => ({ battery, actions })),
    ),
  check: ({ brief }, orders) =>
    faultOfEach(
      brief.batteries,
      orders,
      refuse('SOG 14.1.8', sayBattery('battery.all')),
      (due, { actions }) => numberFault(due.battery, due, actions) ?? counterFault(due.battery, due, actions),
    ),
  absent: ({ brief, view }) =>
    brief.batteries.map((due) => ({
      battery: due.battery,
      actions: absentActions(batteryOf(view, due.battery), due),
    })),
}

function ordersOptions({ ship, cards, counters, most }: OrdersDue): Options<Orders> {
  const card: Options<CardId | null> =
    cards.length === 0
      ? answer(null)
      : oneOf(cards, (each) => ({ key: each, label: say('plan.card', { card: each }) }))
  return after(card, (chosen) =>
    turned(actionOptions(counters, most), (actions) => ({ ship, card: chosen, actions })),
  )
}

function actionOptions<A extends GunnerAction>(counters: readonly A[], most: number): Options<A[]> {
  if (most === 0) return answer([])
  return several(counters, 0, most, (action) => say('plan.action', { action }))
}

function cardFault({ ship, cards }: OrdersDue, { card }: Orders): Refusal | undefined {
  if (card === null) {
    return cards.length === 0 ? undefined : refuse('SOG 5.1', say('plan.card-needed', { ship }))
  }
  if (cards.length === 0) return refuse('SOG 11.3.4', say('plan.no-card', { ship }))
  return cards.includes(card) ? undefined : refuse('SOG 5.2', say('plan.wrong-card', { ship, card }))
}

function numberFault(
  ship: GunnerId,
  { most }: ActionsDue,
  actions: readonly GunnerAction[],
): Refusal | undefined {
  return actions.length > most ? refuse('SOG 11.2.1', say('plan.too-many', { ship, most })) : undefined
}

function twiceFault({ ship, actions }: Orders): Refusal | undefined {
  const twice = actions.find((action, index) => actions.indexOf(action) < index)
  return twice && refuse('SOG 11.2.2', say('plan.action-twice', { ship, action: twice }))
}

function counterFault(
  ship: GunnerId,
  { counters }: ActionsDue,
  actions: readonly GunnerAction[],
): Refusal | undefined {
  const busy = actions.find((action, index) => !counters.includes(action) || actions.indexOf(action) < index)
  return busy && refuse('SOG 11.2.5', say('plan.action-busy', { ship, action: busy }))
}

function warnings(view: View, { ships }: PlanBrief, { ship, card, actions }: Orders) {
  const due = ships.find((each) => each.ship === ship)
  const seen = shipOf(view, ship)
  const useless = actions
    .filter((action) => isUseless(view.options, seen, action))
    .map((action) => say('plan.useless', { ship, action }))
  if (due === undefined || card === null || mayFollow(seen, card, due.follows)) return useless
  return [say('plan.veer', { ship, card, veer: veerOf(seen) }), ...useless]
}
