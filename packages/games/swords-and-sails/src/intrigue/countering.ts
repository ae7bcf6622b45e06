import { type Fact, PASS, type Pass, type Phrase, type Situation } from '@windward/table'
import type { HandCard } from '../cards.ts'
import { countHeld } from '../hand.ts'
import { ownPower } from '../own-view.ts'
import type { SwordsAndSails } from '../state.ts'
import { say } from './counter-words.en.ts'

type Wish = 'counter' | Pass

/** The two choices of whoever may play a card in answer to another's, and what playing it comes to. */
export const wishWith = (card: HandCard, note: () => Phrase) => (wish: Wish) => {
  const label = say('counter.wish', { card, wish })
  return wish === PASS ? { key: wish, label } : { key: wish, label, note: note() }
}

/** What is said beside those choices. */
export const countering = (card: HandCard) => ({
  facts: ({ seat, view }: Situation<SwordsAndSails, unknown>): Fact[] => [heldFact(view, seat, card)],
  confirm: (_: Situation<SwordsAndSails, unknown>, wish: Wish): Phrase => say('counter.wish', { card, wish }),
})

/** How many of a card one holds. */
export function heldFact(view: SwordsAndSails['view'], seat: SwordsAndSails['seat'], card: HandCard): Fact {
  return { label: say('counter.in-hand', { card }), value: countHeld(ownPower(view, seat), card) }
}
