import type { Dice } from '@windward/table'
import { z } from 'zod'
import { CARD_IDS } from '../data/cards.ts'
import { ACTIONS } from '../data/crew-actions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import type { Orders, PlanBrief } from '../planning/decide-plan.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { Captain } from './captain.ts'
import type { Asked } from './captains-question.ts'
import { actionsToPlan } from './plan-actions.ts'
import { cardToPlan, judgingNow, laidBefore } from './plan-course.ts'
import { watchFor } from './watch.ts'

const planShape: z.ZodType<PlanBrief> = z.object({
  ships: z.array(
    z.object({
      ship: z.enum(SHIP_IDS),
      cards: z.array(z.enum(CARD_IDS)),
      follows: z.enum(CARD_IDS).nullable(),
      most: z.number(),
      counters: z.array(z.enum(ACTIONS)),
    }),
  ),
})

/** What a captain is asked to plan. */
export function planBrief(asked: Asked): PlanBrief {
  return planShape.parse(asked.brief)
}

/** SOG 18.2: one ship after the other, by sailing her cards ahead; those planned before are known to those planned after. */
export function ordersToGive(asked: Asked, captain: Captain, dice: Dice): Orders[] {
  const { view, seat } = asked
  const laid = laidBefore(captain.sound ? commandedBy(view, seat) : [])
  return planBrief(asked).ships.map((due) => {
    const ship = shipOf(view, due.ship)
    const watch = watchFor(view, ship, judgingNow(captain, view, dice))
    const card = due.cards.length === 0 ? null : cardToPlan(watch, ship, due, laid)
    if (card !== null) laid.get(due.ship)?.push(card)
    return { ship: due.ship, card, actions: actionsToPlan(watch, ship, due) }
  })
}
