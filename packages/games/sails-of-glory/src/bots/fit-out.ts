import { cardsToPlan } from '../planning/cards-to-plan.ts'
import type { Fitting } from '../setup/decide-fit-out.ts'
import { commandedBy } from '../ships.ts'
import type { Asked } from './captains-question.ts'
import { cardToPlan } from './plan-course.ts'
import { watchFor } from './watch.ts'

/** SOG 18.2: ball on both sides and battle sails, and a first card that leads somewhere. */
export function fittingsToMake({ view, seat }: Asked): Fitting[] {
  return commandedBy(view, seat).map((ship) => ({
    ship: ship.id,
    port: 'ball',
    starboard: 'ball',
    card:
      cardToPlan(watchFor(view, ship), ship, { cards: cardsToPlan(view, ship), follows: null }) ?? 'straight',
    sails: 'battle',
  }))
}
