import type { Dice } from '@windward/table'
import { isEvent } from '../cards/draw-cards.ts'
import { ACTIONS, type ActionId, type CardId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import type { View } from '../view.ts'
import { type Hands, type Slot, takeOne } from './hands.ts'

/** Cards nobody sees, dealt to hands by what can be told of them; what is left is the deck. */
export class Deal {
  /** What is left, in a random order. */
  readonly cards: CardId[]
  readonly #old: ActionId[] = []
  readonly #hands: Hands
  readonly #dice: Dice
  /** The round whose cards could not yet be played in harvest and recruitment. */
  readonly #fresh: number

  constructor(view: View, unseen: readonly CardId[], hands: Hands, dice: Dice) {
    this.#hands = hands
    this.#dice = dice
    this.cards = dice.shuffle(unseen)
    const isEarly = view.phase === 'council' || view.phase === 'harvest' || view.phase === 'recruitment'
    this.#fresh = isEarly ? view.round : view.round + 1
    for (const card of dice.shuffle(hands.old)) if (takeOne(this.cards, card)) this.#old.push(card)
  }

  hand(race: RaceId, count: number): ActionId[] {
    const hand: ActionId[] = []
    for (const card of this.#hands.shown.get(race) ?? [])
      if (hand.length < count && (takeOne(this.#old, card) || takeOne(this.cards, card))) hand.push(card)
    // A Spy was shown the older ones.
    const slots = (this.#hands.slots.get(race) ?? []).slice(hand.length)
    for (let place = 0; hand.length < count; place += 1) {
      const card = this.#draw(slots[place])
      if (card === undefined) break
      hand.push(card)
    }
    return hand
  }

  /** When all hands are dealt: old cards that found no hand were not in one. */
  rest(): CardId[] {
    this.cards.push(...this.#old.splice(0))
    return this.#dice.shuffle(this.cards)
  }

  #draw(slot: Slot | undefined): ActionId | undefined {
    const waits =
      slot !== undefined && slot.turn < this.#fresh && this.#dice.below(KEPT_IN) > 0 ? isPrompt : isNone
    const old = slot?.isOld === true ? take(this.#old, waits) : undefined
    return old ?? take(this.cards, waits) ?? take(this.#old, waits)
  }
}

/** How often a card was kept though it could have been played at once. */
const KEPT_IN = 8

/** Cards that are worth playing in the first round one has them. */
function isPrompt(card: ActionId): boolean {
  const { when, starpower } = ACTIONS[card]
  return when === 'harvest' || (when === 'recruitment' && starpower === 0) || card === 'caravan'
}

function isNone(): boolean {
  return false
}

/** The first ordinary card that is not of this sort, or else any: a hand holds no EVENT. */
function take(cards: CardId[], isUnlikely: (card: ActionId) => boolean): ActionId | undefined {
  let found: ActionId | undefined
  for (const card of cards) {
    if (isEvent(card)) continue
    found ??= card
    if (isUnlikely(card)) continue
    found = card
    break
  }
  if (found !== undefined) takeOne<CardId>(cards, found)
  return found
}
