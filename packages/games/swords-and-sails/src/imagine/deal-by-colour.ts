import type { Dice, Viewer } from '@windward/table'
import { type HandCard, STACK_IDS, type StackId, stackOf } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { SwordsAndSails } from '../state.ts'
import {
  type HiddenCards,
  promisedCards,
  rememberedHands,
  takenFrom,
  unseenCards,
} from '../view/deal-hidden-cards.ts'
import type { SeenPower, View } from '../view/view.ts'
import type { Held } from './hands.ts'

/** SNS 14.1.2: hidden cards dealt to where they can be, by the colours that were taken and not yet played. */
export function dealtByColour(
  view: View,
  viewer: Viewer<SwordsAndSails>,
  held: ReadonlyMap<FactionId, readonly Held[]>,
  dice: Dice,
): HiddenCards {
  const deal = new Deal(view, dice)
  const others = view.seats.flatMap((seat) => view.powers[seat] ?? []).filter(({ hand }) => hand === null)
  const promised = promisedCards(view)
  for (const [faction, cards] of promised) deal.remember(faction, cards)
  for (const [faction, cards] of rememberedHands(view, viewer, promised)) deal.remember(faction, cards)
  for (const power of dice.shuffle(others)) deal.byColour(power, held.get(power.faction) ?? [])
  for (const power of others) deal.fill(power)
  return { hands: deal.hands, piles: deal.piles }
}

/** SNS 15.2.1: cards that pay at once are played at once, and seldom kept for another season. */
const PROMPT: ReadonlySet<HandCard> = new Set<HandCard>([
  'bonusCityIncome',
  'bonusHarvest',
  'stoneQuarry',
  'loggingBonus',
  'sheepBreeding',
  'horseBreeding',
  'ironVein',
])

/** How often one of them was kept all the same. */
const KEPT_IN = 8

class Deal {
  readonly hands = new Map<FactionId, HandCard[]>()
  /** What is left in the end. */
  readonly piles: Record<StackId, HandCard[]> = { green: [], blue: [], yellow: [], red: [], cyan: [] }
  readonly #view: View
  readonly #dice: Dice

  constructor(view: View, dice: Dice) {
    this.#view = view
    this.#dice = dice
    for (const card of dice.shuffle(unseenCards(view))) this.piles[stackOf(card)].push(card)
  }

  /** Cards the looker once saw in a hand are still there, as far as that can be. */
  remember(faction: FactionId, cards: readonly HandCard[]): void {
    for (const card of cards) {
      const pile = this.piles[stackOf(card)]
      if (this.#inHands(stackOf(card)) > 0 && !this.#isFull(faction))
        this.#of(faction).push(...takenFrom(pile, [card]))
    }
  }

  byColour({ faction }: SeenPower, held: readonly Held[]): void {
    const known = this.#of(faction).map(stackOf)
    for (const { stack, turn } of held) {
      const place = known.indexOf(stack)
      if (place >= 0) known.splice(place, 1)
      else if (!this.#isFull(faction) && this.#inHands(stack) > 0)
        this.#draw(faction, stack, turn < this.#view.number)
    }
  }

  /** What came into a hand unseen, by a bargain perhaps: of any colour of which there are cards in hands. */
  fill({ faction }: SeenPower): void {
    while (!this.#isFull(faction)) {
      const stacks = STACK_IDS.filter((stack) => this.#inHands(stack) > 0)
      this.#draw(faction, this.#dice.pick(stacks), false)
    }
  }

  #draw(faction: FactionId, stack: StackId, isKept: boolean): void {
    const pile = this.piles[stack]
    const waits = isKept && this.#dice.below(KEPT_IN) > 0
    const place = waits ? pile.findIndex((card) => !PROMPT.has(card)) : 0
    this.#of(faction).push(...pile.splice(Math.max(0, place), 1))
  }

  /** How many cards of a colour are still to be dealt to hands. */
  #inHands(stack: StackId): number {
    return this.piles[stack].length - this.#view.stacks[stack].pile
  }

  #of(faction: FactionId): HandCard[] {
    const hand = this.hands.get(faction) ?? []
    this.hands.set(faction, hand)
    return hand
  }

  #isFull(faction: FactionId): boolean {
    return this.#of(faction).length >= (this.#view.powers[faction]?.cards ?? 0)
  }
}
