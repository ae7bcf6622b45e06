import type { Dice } from '@windward/table'
import { mostSails } from '../../damage/special-damage.ts'
import type { CardId } from '../../data/cards.ts'
import type { ActionId } from '../../data/crew-actions.ts'
import { reaches } from '../../data/levels.ts'
import type { Orders } from '../../planning/decide-plan.ts'
import type { OrdersDue } from '../../planning/orders-due.ts'
import { mayFollow } from '../../planning/veer.ts'
import { shipOf } from '../../ships.ts'
import type { SeenShip, View } from '../../view.ts'
import { type Captain, CHARACTERS, SOUND } from '../captain.ts'
import type { Asked } from '../captains-question.ts'
import { foreseen, sailedTo } from '../foresee-place.ts'
import { afterThisTurn } from '../plan-course.ts'
import { ordersToGive, planBrief } from '../plan-orders.ts'
import { watchFor } from '../watch.ts'
import { standingAt } from '../worth-of-place.ts'

/** Orders for all ships of a captain, and for which one they differ from habit. */
export interface Plan {
  readonly orders: readonly Orders[]
  /** The place of the ship whose orders are other than by habit; null where they are a whole of their own. */
  readonly changed: number | null
}

/** What habit would do, what other characters would, and every change of one ship's orders. */
export function plansToTry(asked: Asked, captain: Captain, dice: Dice): Plan[] {
  const habit = ordersToGive(asked, captain, dice)
  const plans: Plan[] = [{ orders: habit, changed: null }]
  const add = (plan: Plan) => {
    if (!plans.some(({ orders }) => isSame(orders, plan.orders))) plans.push(plan)
  }
  for (const other of Object.values(CHARACTERS))
    add({ orders: ordersToGive(asked, other, dice), changed: null })
  for (const [place, due] of planBrief(asked).ships.entries())
    for (const order of otherOrders(asked, due, habit[place]))
      add({ orders: habit.with(place, order), changed: place })
  return plans
}

/** Every other card she may lay, and her sails set otherwise. */
function otherOrders({ view }: Asked, due: OrdersDue, habit: Orders | undefined): Orders[] {
  if (habit === undefined) return []
  const ship = shipOf(view, due.ship)
  const cards = safeOf(view, ship, due).filter((card) => card !== habit.card)
  const trims: ActionId[] = []
  if (ship.sails !== mostSails(ship)) trims.push('increase-sails')
  if (ship.sails === 'full' || ship.sails === 'battle') trims.push('decrease-sails')
  return [
    ...cards.map((card) => ({ ...habit, card })),
    ...trims
      .filter((trim) => due.counters.includes(trim) && due.most > 0 && !habit.actions.includes(trim))
      .map((trim) => ({ ...habit, actions: [...habit.actions.slice(0, due.most - 1), trim] })),
  ]
}

/** Cards she may lay that do not run her off the sea or ashore at once, or any, where all do. */
function safeOf(view: View, ship: SeenShip, { cards, follows }: OrdersDue): readonly CardId[] {
  const standard = reaches(view.options.level, 'standard')
  const legal = standard ? cards.filter((card) => mayFollow(ship, card, follows)) : cards
  const watch = watchFor(view, ship, SOUND)
  const then = standard ? afterThisTurn(view, ship) : foreseen(ship, ship.pose)
  const safe = legal.filter((card) => {
    const standing = standingAt(watch, sailedTo(view, then, card))
    return standing === 'safe' || standing === 'escaped'
  })
  return safe.length > 0 ? safe : legal
}

/** The best changes of different ships taken together, the best plans first. */
export function plansTogether(best: readonly Plan[], most: number): Plan[] {
  const [first] = best
  const habit = best.find(({ changed }) => changed === null)
  if (first === undefined || habit === undefined) return [...best.slice(0, most)]
  const together: Plan[] = []
  for (const [index, one] of best.entries()) {
    for (const other of best.slice(0, index)) {
      if (one.changed === null || other.changed === null || one.changed === other.changed) continue
      const order = one.orders[one.changed]
      if (order !== undefined) together.push({ orders: other.orders.with(one.changed, order), changed: null })
    }
  }
  const pairs = together.slice(0, Math.ceil(most / 2))
  return [...best.slice(0, most - pairs.length), ...pairs]
}

function isSame(one: readonly Orders[], other: readonly Orders[]): boolean {
  return one.every(
    ({ card, actions }, place) =>
      card === other[place]?.card && actions.join() === other[place].actions.join(),
  )
}
