import { PLAYING_ORDER, TAKING_ORDER } from './data/cards/intrigue-order.ts'
import { FACTION_CARDS, type FactionCard } from './data/factions/faction-cards.ts'
import type { FactionId } from './data/factions/factions.ts'
import { type LeaderPowers, NO_LEADER } from './data/factions/leader-powers.ts'
import { LEADERS } from './data/factions/leaders.ts'
import type { Power, State } from './state.ts'

export function powerOf(state: State, faction: FactionId): Power {
  const power = state.powers[faction]
  if (power === undefined) throw new Error(`${faction} is not in play`)
  return power
}

/** The powers that are still in the match, in the order of the seats. */
export function powersIn(state: State): Power[] {
  const found: Power[] = []
  for (const faction of state.seats) {
    const power = powerOf(state, faction)
    if (!power.out) found.push(power)
  }
  return found
}

/** The factions that are still in the match, in the order of the seats. */
export function factionsIn(state: State): FactionId[] {
  const found: FactionId[] = []
  for (const faction of state.seats) if (!powerOf(state, faction).out) found.push(faction)
  return found
}

/** SNS 3.1.1 */
export function inTakeOrder(factions: readonly FactionId[]): FactionId[] {
  return inOrder(TAKING_ORDER, factions)
}

/** SNS 3.3.1 */
export function inPlayOrder(factions: readonly FactionId[]): FactionId[] {
  return inOrder(PLAYING_ORDER, factions)
}

function inOrder(order: readonly FactionId[], factions: readonly FactionId[]): FactionId[] {
  const found: FactionId[] = []
  for (const faction of order) if (factions.includes(faction)) found.push(faction)
  return found
}

/** The figures of the faction's own cards, specials included. */
export function cardOf(faction: FactionId): FactionCard {
  return FACTION_CARDS[faction]
}

/** What the seat's leader can do; the powers of nobody, if it has none. */
export function leaderOf({ leader }: Pick<Power, 'leader'>): LeaderPowers {
  return leader === null ? NO_LEADER : LEADERS[leader]
}

/** Those with cards in hand, in play order: how many cards a seat holds is open (SNS 14.1.2), which they are is not. */
export function seatsWithCards(state: State): FactionId[] {
  const holders: FactionId[] = []
  for (const { faction, hand } of powersIn(state)) if (hand.length > 0) holders.push(faction)
  return inPlayOrder(holders)
}
