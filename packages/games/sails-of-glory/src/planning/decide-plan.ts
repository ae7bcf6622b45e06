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
import { CARD_IDS, type CardId } from '../data/cards.ts'
import { ACTIONS, type ActionId } from '../data/crew-actions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { shipOf } from '../ships.ts'
import type { SailsOfGlory } from '../state.ts'
import type { View } from '../view.ts'
import { absentOrders } from './absent-orders.ts'
import { cardLabel } from './card-label.ts'
import type { OrdersDue } from './orders-due.ts'
import { isUseless } from './useless.ts'
import { mayFollow, veerOf } from './veer.ts'
import { say } from './words.en.ts'

export interface PlanBrief {
  readonly ships: readonly OrdersDue[]
}

const ordersShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  card: z.enum(CARD_IDS).nullable(),
  actions: z.array(z.enum(ACTIONS)).max(ACTIONS.length),
})
export type Orders = z.infer<typeof ordersShape>

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1 */
export const plan: Decision<SailsOfGlory, PlanBrief, Orders[]> = {
  kind: 'plan',
  title: () => say('plan.title'),
  shape: z.array(ordersShape).min(1).max(8),
  options: ({ brief }) => inTurn(brief.ships, ordersOptions),
  check({ brief }, orders) {
    const named = new Set(orders.map(({ ship }) => ship))
    if (orders.length !== brief.ships.length || !brief.ships.every(({ ship }) => named.has(ship))) {
      return refuse('SOG 5.1', say('plan.ships'))
    }
    for (const due of brief.ships) {
      const order = orders.find(({ ship }) => ship === due.ship)
      const fault = order && (cardFault(due, order) ?? actionsFault(due, order))
      if (fault !== undefined) return fault
    }
    return undefined
  },
  warn: ({ brief, view }, orders) => orders.flatMap((order) => warnings(view, brief, order)),
  absent: ({ brief, view }) => brief.ships.map((due) => absentOrders(view, due)),
}

function ordersOptions({ ship, cards, counters, most }: OrdersDue): Options<Orders> {
  const card: Options<CardId | null> =
    cards.length === 0 ? answer(null) : oneOf(cards, (each) => ({ key: each, label: cardLabel(each) }))
  return after(card, (chosen) =>
    turned(actionOptions(counters, most), (actions) => ({ ship, card: chosen, actions })),
  )
}

function actionOptions(counters: readonly ActionId[], most: number): Options<ActionId[]> {
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

function actionsFault({ ship, counters, most }: OrdersDue, { actions }: Orders): Refusal | undefined {
  if (actions.length > most) return refuse('SOG 11.2.1', say('plan.too-many', { ship, most }))
  const twice = actions.find((action, index) => actions.indexOf(action) < index)
  if (twice !== undefined) return refuse('SOG 11.2.2', say('plan.action-twice', { ship, action: twice }))
  const busy = actions.find((action) => !counters.includes(action))
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
