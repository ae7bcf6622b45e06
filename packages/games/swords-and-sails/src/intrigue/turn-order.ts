import type { FactionId } from '../data/factions/factions.ts'
import { factionsIn, inPlayOrder, inTakeOrder, leaderOf, powerOf } from '../powers.ts'
import type { State } from '../state.ts'

/** SNS 3.1.1, SNS 3.5.1: who takes cards, in order; the Spy-Master before all others. */
export function takers(state: State): FactionId[] {
  const order = inTakeOrder(factionsIn(state))
  if (!order.some((seat) => isSpyMaster(state, seat))) return order
  return [...order.filter((seat) => isSpyMaster(state, seat)), ...withoutSpyMaster(state, order)]
}

/** SNS 3.3.1, SNS 3.5.1: who plays cards or spies, in order; the Spy-Master after all others. */
export function players(state: State): FactionId[] {
  const order = inPlayOrder(factionsIn(state))
  if (!order.some((seat) => isSpyMaster(state, seat))) return order
  return [...withoutSpyMaster(state, order), ...order.filter((seat) => isSpyMaster(state, seat))]
}

/**
 * SNS 3.3.5: the others, who may answer a card. How many cards a seat holds is open (SNS 14.1.2), so that those
 * without any need not be asked; whether a hand has the right card must not show.
 */
export function answerers(state: State, by: FactionId): FactionId[] {
  return inPlayOrder(factionsIn(state)).filter((seat) => seat !== by && powerOf(state, seat).hand.length > 0)
}

function withoutSpyMaster(state: State, order: readonly FactionId[]): FactionId[] {
  return order.filter((seat) => !isSpyMaster(state, seat))
}

function isSpyMaster(state: State, seat: FactionId): boolean {
  return leaderOf(powerOf(state, seat)).takesFirstPlaysLast
}
