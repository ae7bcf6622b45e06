import type { Fact } from '@windward/table'
import type { HandCard } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { countHeld } from '../hand.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { say } from './counter-words.en.ts'

/** How many of a card one holds. */
export function heldFact(view: View, seat: FactionId, card: HandCard): Fact {
  return { label: say('counter.in-hand', { card }), value: countHeld(ownPower(view, seat), card) }
}
