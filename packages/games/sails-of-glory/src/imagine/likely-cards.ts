import type { CardId } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { mayFollow } from '../planning/veer.ts'
import { HIDDEN, type SeenShip, type View } from '../view.ts'
import type { Weighed } from './weighed.ts'
import { worthOfCard } from './worth-of-card.ts'

/** The cards that may follow what lies before them (SOG 10.2.1): one beyond her veer would be laid in vain. */
export function followers(view: View, ship: SeenShip, before: CardId | null): readonly CardId[] {
  const cards = cardsToPlan(view, { ...ship, plan: { now: before } })
  if (!reaches(view.options.level, 'standard')) return cards
  const last = before ?? (ship.dropped === HIDDEN ? null : ship.dropped) ?? ship.last
  const legal = cards.filter((card) => mayFollow(ship, card, last))
  return legal.length === 0 ? cards : legal
}

/** How much worse a card must be, in points of hull damage, to be chosen a sixteenth as often as the best. */
const DOUBT = 0.3

/** How likely each card is to lie before a ship: the better the place it takes her to, the more. */
export function likelyCards(view: View, ship: SeenShip): readonly Weighed<CardId>[] {
  const worth = worthOfCard(view, ship)
  const worths = followers(view, ship, null).map((card) => ({ card, worth: worth(card) }))
  const best = Math.max(...worths.map((each) => each.worth))
  return worths.map((each) => {
    const doubt = 1 + (best - each.worth) / DOUBT
    const square = doubt * doubt
    return { thing: each.card, weight: 1 / (square * square) }
  })
}
