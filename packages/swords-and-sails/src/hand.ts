import { type HandCard, stackOf } from './cards.ts'
import type { Power, State } from './state.ts'

export function holds({ hand }: { readonly hand: readonly HandCard[] }, card: HandCard, count = 1): boolean {
  return hand.filter((held) => held === card).length >= count
}

/**
 * SNS 3.3.4: a played card goes to the discards of its colour. They are kept sorted: battles side by side discard in
 * whatever order people answer, and that must not change the next shuffle.
 */
export function discard(state: State, power: Power, card: HandCard): void {
  const place = power.hand.indexOf(card)
  if (place < 0) throw new Error(`${power.faction} does not hold ${card}`)
  power.hand.splice(place, 1)
  const { discards } = state.stacks[stackOf(card)]
  discards.push(card)
  discards.sort()
}
