import type { CardId } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import type { OrdersDue } from '../planning/orders-due.ts'
import { mayFollow } from '../planning/veer.ts'
import { onTable } from '../ships.ts'
import { HIDDEN, type SeenShip, type View } from '../view.ts'
import { type Foreseen, foreseen, keptOn, sailedTo } from './foresee-place.ts'
import { mindOf } from './goal-of-ship.ts'
import { LOOKOUT } from './weights.ts'
import { worthOfWay } from './worth-of-way.ts'

/** SOG 18.2: the card that leads to the best place, with a way on from there. */
export function cardToPlan(
  view: View,
  ship: SeenShip,
  due: Pick<OrdersDue, 'cards' | 'follows'>,
): CardId | null {
  const standard = reaches(view.options.level, 'standard')
  const from = standard ? afterThisTurn(view, ship) : foreseen(ship, ship.pose)
  const first = standard && view.number > 0 ? 2 : 1
  const others = Array.from({ length: aheadOf(view, ship) }, (_, turn) => othersIn(view, ship, first + turn))
  let best: CardId | null = null
  let most = -Infinity
  for (const card of due.cards) {
    if (standard && !mayFollow(ship, card, due.follows)) continue
    const worth = worthOfWay(view, sailedTo(view, from.ship, from.berth.pose, card), others)
    if (worth > most) {
      most = worth
      best = card
    }
  }
  return best ?? due.cards[0] ?? null
}

/** How many of her cards she sails ahead. */
function aheadOf(view: View, ship: SeenShip): number {
  const { ahead } = mindOf(view, ship)
  return view.terrain.length === 0 ? ahead : Math.max(ahead, LOOKOUT.aheadAmongRocks)
}

/** Where she will be when this turn's card has been executed. */
export function afterThisTurn(view: View, ship: SeenShip): Foreseen {
  const { now } = ship.plan
  if (now === null || now === HIDDEN || ship.aground) return foreseen(ship, ship.pose)
  return sailedTo(view, ship, ship.pose, now)
}

export function othersIn(view: View, ship: SeenShip, turns: number): Foreseen[] {
  return onTable(view)
    .filter(({ id }) => id !== ship.id)
    .map((other) => keptOn(view, other, turns))
}
