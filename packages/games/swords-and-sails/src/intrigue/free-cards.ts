import type { StackId } from '../cards.ts'
import type { ColourId } from '../data/cards/intrigue-colours.ts'
import { INTRIGUE_ORDER } from '../data/cards/intrigue-order.ts'
import { INTRIGUE_PRICES } from '../data/costs.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { leaderOf } from '../powers.ts'
import type { Power } from '../state.ts'

/** SNS 3.1.2, SNS 3.2.6: a seat's free cards; each is one card of any of its colours. */
export function freeCards(
  seat: FactionId,
  { leader }: Pick<Power, 'leader'>,
): readonly (readonly ColourId[])[] {
  const own = INTRIGUE_ORDER.find(({ faction }) => faction === seat)?.free ?? []
  const more = leaderOf({ leader }).freeCards
  return more.length === 0 ? own : [...own, ...more.map((colour) => [colour])]
}

/** SNS 3.2.3: nobody takes more of a colour in one phase. */
export const MOST_OF_A_COLOUR = INTRIGUE_PRICES.length

/** SNS 3.2.1, SNS 3.2.2: what the bought cards cost together; free ones of a colour count before them. */
export function priceOf(free: readonly (StackId | null)[], bought: readonly StackId[]): number {
  let sum = 0
  for (let place = 0; place < bought.length; place += 1) {
    const colour = bought[place]
    if (colour === undefined) break
    sum += INTRIGUE_PRICES[countOf(free, colour) + countOf(bought, colour, place)] ?? 0
  }
  return sum
}

/** What one more of a colour costs after these. */
export function nextPrice(taken: readonly (StackId | null)[], colour: StackId): number {
  return INTRIGUE_PRICES[countOf(taken, colour)] ?? 0
}

/** How often a colour is among the cards, or among the first so many of them. */
export function countOf(
  taken: readonly (StackId | null)[],
  colour: StackId,
  first: number = taken.length,
): number {
  let count = 0
  for (let place = 0; place < first; place += 1) if (taken[place] === colour) count += 1
  return count
}
