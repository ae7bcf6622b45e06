import type { StackId } from '../cards.ts'
import { INTRIGUE_PRICES } from '../data/costs.ts'
import type { FactionId } from '../data/factions.ts'
import type { ColourId } from '../data/intrigue-colours.ts'
import { INTRIGUE_ORDER } from '../data/intrigue-order.ts'
import { leaderOf } from '../powers.ts'
import type { Power } from '../state.ts'

/** SNS 3.1.2, SNS 3.2.6: a seat's free cards; each is one card of any of its colours. */
export function freeCards(seat: FactionId, { leader }: Pick<Power, 'leader'>): (readonly ColourId[])[] {
  const own = INTRIGUE_ORDER.find(({ faction }) => faction === seat)?.free ?? []
  return [...own, ...leaderOf({ leader }).freeCards.map((colour) => [colour])]
}

/** SNS 3.2.3: nobody takes more of a colour in one phase. */
export const MOST_OF_A_COLOUR = INTRIGUE_PRICES.length

/** SNS 3.2.1, SNS 3.2.2: what the bought cards cost together; free ones of a colour count before them. */
export function priceOf(free: readonly (StackId | null)[], bought: readonly StackId[]): number {
  return bought.reduce((sum, colour, place) => {
    const before = countOf(free, colour) + countOf(bought.slice(0, place), colour)
    return sum + (INTRIGUE_PRICES[before] ?? 0)
  }, 0)
}

export function countOf(taken: readonly (StackId | null)[], colour: StackId): number {
  return taken.filter((each) => each === colour).length
}
