import type { HandCard, StackId } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { powerOf } from '../powers.ts'
import { scriptedCards } from '../setup/learning-turn.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay } from '../treasury.ts'
import { takeCards } from './decide-take-cards.ts'
import { draw } from './draw-cards.ts'
import { priceOf } from './free-cards.ts'
import { takers } from './turn-order.ts'
import { say } from './words.en.ts'

/** SNS 3.1, SNS 3.2: seats take cards one after another. */
export function* takeCardsInOrder(t: SnsTable): SnsFlow {
  yield* t.askInOrder(
    takers(t.state),
    takeCards,
    () => null,
    (seat, { free, bought }) => {
      const price = priceOf(free, bought)
      pay(powerOf(t.state, seat), price)
      const given = free.filter((colour) => colour !== null)
      const cards = deal(t, seat, [...given, ...bought])
      t.tell('all', 'SNS 3.1.5', say('intrigue.taken', { seat, free: given, bought, price }))
      show(t, seat, cards)
    },
  )
}

/** SNS 13.1.4: the sheet says what is taken. */
export function takeScriptedCards(t: SnsTable): void {
  for (const seat of takers(t.state)) {
    const free = [...scriptedCards(seat)]
    const cards = deal(t, seat, free)
    t.tell('all', 'SNS 13.1.4', say('intrigue.taken', { seat, free, bought: [], price: 0 }))
    show(t, seat, cards)
  }
}

function deal(t: SnsTable, seat: FactionId, colours: readonly StackId[]): readonly HandCard[] {
  const cards = colours.map((colour): HandCard => {
    const card = draw(t, colour)
    if (card === undefined) throw new Error(`there is no ${colour} card left to take`)
    return card
  })
  powerOf(t.state, seat).hand.push(...cards)
  return cards
}

/** SNS 3.1.5: the cards are seen by the taker alone. */
function show(t: SnsTable, seat: FactionId, cards: readonly HandCard[]): void {
  if (cards.length > 0) t.tell([seat], 'SNS 3.1.5', say('intrigue.drawn', { cards: [...cards] }))
}
