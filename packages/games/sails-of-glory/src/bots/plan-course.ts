import type { CardId } from '../data/cards.ts'
import type { OrdersDue } from '../planning/orders-due.ts'
import { mayFollow } from '../planning/veer.ts'
import { HIDDEN, type SeenShip, type View } from '../view.ts'
import { type Foreseen, foreseen, sailedTo } from './foresee-place.ts'
import { expectedIn, type Watch } from './watch.ts'
import { LOOKOUT } from './weights.ts'
import { bestWay } from './worth-of-way.ts'

/** SOG 18.2: the card that leads to the best place, with a way on from there. */
export function cardToPlan(
  watch: Watch,
  ship: SeenShip,
  due: Pick<OrdersDue, 'cards' | 'follows'>,
): CardId | null {
  const { view, standard } = watch
  const from = standard ? afterThisTurn(view, ship) : foreseen(ship, ship.pose)
  const first = standard && view.number > 0 ? 2 : 1
  const later = Array.from({ length: aheadOf(watch) - 1 }, (_, turn) =>
    expectedIn(view, ship, first + 1 + turn),
  )
  const expected = [expectedIn(view, ship, first), ...later] as const
  const cards = due.cards.filter((card) => !standard || mayFollow(ship, card, due.follows))
  const places = cards.map((card) => sailedTo(view, from.ship, from.berth.pose, card))
  return cards[bestWay(watch, places, expected).index] ?? due.cards[0] ?? null
}

/** How many of her cards she sails ahead. */
function aheadOf({ view, mind: { ahead } }: Watch): number {
  return view.terrain.length === 0 ? ahead : Math.max(ahead, LOOKOUT.aheadAmongRocks)
}

/** Where she will be when this turn's card has been executed. */
export function afterThisTurn(view: View, ship: SeenShip): Foreseen {
  const { now } = ship.plan
  if (now === null || now === HIDDEN || ship.aground) return foreseen(ship, ship.pose)
  return sailedTo(view, ship, ship.pose, now)
}
