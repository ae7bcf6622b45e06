import { z } from 'zod'
import { CARD_IDS } from '../data/cards.ts'
import { ACTIONS } from '../data/crew-actions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import type { Orders, PlanBrief } from '../planning/decide-plan.ts'
import { shipOf } from '../ships.ts'
import type { Asked } from './captains-question.ts'
import { actionsToPlan } from './plan-actions.ts'
import { cardToPlan } from './plan-course.ts'
import { watchFor } from './watch.ts'

const briefShape: z.ZodType<PlanBrief> = z.object({
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

/** SOG 18.2: each ship by itself, by sailing her cards ahead. */
export function ordersToGive({ view, brief }: Asked): Orders[] {
  return briefShape.parse(brief).ships.map((due) => {
    const ship = shipOf(view, due.ship)
    const watch = watchFor(view, ship)
    return {
      ship: due.ship,
      card: due.cards.length === 0 ? null : cardToPlan(watch, ship, due),
      actions: actionsToPlan(watch, ship, due),
    }
  })
}
