import { type HandCard, stackOf } from './cards.ts'
import type { Power, State } from './state.ts'

type Holder = { readonly hand: readonly HandCard[] }

/** How many of a card are in the hand. */
export function countHeld({ hand }: Holder, card: HandCard): number {
  let count = 0
  for (const held of hand) if (held === card) count += 1
  return count
}

export function holds(holder: Holder, card: HandCard, count = 1): boolean {
  return countHeld(holder, card) >= count
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

/** SNS 7.10.1, SNS 7.10.12: cards for battles side by side: one for each from the first on, as far as they go; more go round again. */
export function onePerBattle(battles: number, cards: number): number[] {
  return Array.from({ length: battles }, (_, place) => Math.floor((cards + battles - 1 - place) / battles))
}
