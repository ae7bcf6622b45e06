import { type CardId, RED_IDS } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import type { Pose } from '../geometry/pose.ts'
import type { OrdersDue } from '../planning/orders-due.ts'
import { mayFollow } from '../planning/veer.ts'
import { onTable } from '../ships.ts'
import { HIDDEN, type SeenShip, type View } from '../view.ts'
import { LOOKOUT } from './habits.ts'
import { type Foreseen, foreseen, keptOn, sailedTo } from './outlook.ts'
import { isSafe, worthOfPlace } from './prospect.ts'

/** SOG 18.2: the card that leads to the best place, with a way on from there. */
export function cardToPlan(
  view: View,
  ship: SeenShip,
  due: Pick<OrdersDue, 'cards' | 'follows'>,
): CardId | null {
  const standard = reaches(view.options.level, 'standard')
  const from = standard ? afterThisTurn(view, ship) : ship.pose
  const others = othersIn(view, ship, standard ? 2 : 1)
  let best: CardId | null = null
  let most = -Infinity
  for (const card of due.cards) {
    if (standard && !mayFollow(ship, card, due.follows)) continue
    const place = foreseen(ship, sailedTo(view, ship, from, card))
    const worth = worthOfPlace(view, place, others) - cornered(view, place, due.cards)
    if (worth > most) {
      most = worth
      best = card
    }
  }
  return best ?? due.cards[0] ?? null
}

/** Where she will be when this turn's card has been executed. */
export function afterThisTurn(view: View, ship: SeenShip): Pose {
  const { now } = ship.plan
  return now === null || now === HIDDEN || ship.aground ? ship.pose : sailedTo(view, ship, ship.pose, now)
}

export function othersIn(view: View, ship: SeenShip, turns: number): Foreseen[] {
  return onTable(view)
    .filter(({ id }) => id !== ship.id)
    .map((other) => keptOn(view, other, turns))
}

/** Whether no card leads on from a place without loss. */
function cornered(view: View, { ship, berth }: Foreseen, cards: readonly CardId[]): number {
  const aback = attitudeOf(berth.pose.heading, sourceOf(view.wind.from)) === 'aback'
  const next = aback && !reaches(view.options.level, 'standard') ? RED_IDS : blueOf(cards)
  const free = next.some((card) => isSafe(view, foreseen(ship, sailedTo(view, ship, berth.pose, card))))
  return free ? 0 : LOOKOUT.cornered
}

/** The blue cards of her deck: those due, or the commonest when she is to plan red ones. */
function blueOf(cards: readonly CardId[]): readonly CardId[] {
  const blue = cards.filter((card) => !RED_IDS.some((red) => red === card))
  return blue.length > 0 ? blue : ['straight', 'veer-7', 'veer-3', 'veer-8', 'veer-2']
}
