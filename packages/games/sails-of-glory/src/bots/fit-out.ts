import type { Dice } from '@windward/table'
import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { loadsOf } from '../reloading/loads.ts'
import type { Fitting } from '../setup/decide-fit-out.ts'
import { commandedBy } from '../ships.ts'
import type { View } from '../view.ts'
import type { Captain } from './captain.ts'
import type { Asked } from './captains-question.ts'
import { cardToPlan, judgingNow, laidBefore } from './plan-course.ts'
import { watchFor } from './watch.ts'

/** SOG 18.2: ball on both sides and battle sails, and a first card that leads somewhere. */
export function fittingsToMake({ view, seat }: Asked, captain: Captain, dice: Dice): Fitting[] {
  const ships = commandedBy(view, seat)
  const laid = laidBefore(captain.sound ? ships : [])
  const load = captain.sound ? firstLoad(view) : 'ball'
  return ships.map((ship) => {
    const watch = watchFor(view, ship, judgingNow(captain, view, dice))
    const due = { cards: cardsToPlan(view, ship), follows: null }
    const card = cardToPlan(watch, ship, due, laid) ?? 'straight'
    laid.get(ship.id)?.push(card)
    const hurries = captain.sound && watch.goal.kind === 'leave' && reaches(view.options.level, 'advanced')
    return { ship: ship.id, port: load, starboard: load, card, sails: hurries ? 'full' : 'battle' }
  })
}

/** SOG 12.9.1: double shot costs nothing before the fight, and keeps until an enemy is close. */
function firstLoad({ options }: View): Ammo {
  return loadsOf(options).includes('double') ? 'double' : 'ball'
}
