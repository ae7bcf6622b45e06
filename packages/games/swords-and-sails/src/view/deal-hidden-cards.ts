import type { Dice, Viewer } from '@windward/table'
import { HAND_CARD_IDS, type HandCard, STACK_IDS, type StackId, stackOf } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { pledged } from '../diplomacy/offer.ts'
import { copiesOf } from '../setup/begin.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from './view.ts'

/** All the cards a looker does not see, dealt somehow to where they can be. */
export interface HiddenCards {
  readonly hands: ReadonlyMap<FactionId, HandCard[]>
  readonly piles: Readonly<Record<StackId, HandCard[]>>
}

type Hands = ReadonlyMap<FactionId, readonly HandCard[]>

/**
 * SNS 14.1.2: sizes of hands and stacks are known, and so are one's own cards, the discards and the Trade Agreements
 * in play. Whoever has promised cards holds them (SNS 4.1.7), and cards the looker once saw in a hand are still there, as
 * far as that can be.
 */
export function dealHidden(view: View, viewer: Viewer<SwordsAndSails>, dice: Dice): HiddenCards {
  const promised = promisedCards(view)
  const remembered = rememberedHands(view, viewer, promised)
  const seen = [...promised.values(), ...remembered.values()].flat()
  const piles: Record<StackId, HandCard[]> = { green: [], blue: [], yellow: [], red: [], cyan: [] }
  const held: HandCard[] = []
  const unseen = unseenCards(view)
  for (const stack of STACK_IDS) {
    const cards = dice.shuffle(unseen.filter((card) => stackOf(card) === stack))
    const inHands = cards.length - view.stacks[stack].pile
    const likely = [...takenFrom(cards, seen), ...cards]
    held.push(...likely.slice(0, inHands))
    piles[stack] = dice.shuffle(likely.slice(inHands))
  }
  return { hands: dealt(view, dice.shuffle(held), promised, remembered), piles }
}

export function unseenCards({ options, powers, stacks, agreements }: View): HandCard[] {
  if (options.espionageOnly) return []
  const cards = HAND_CARD_IDS.flatMap((card) => Array.from({ length: copiesOf(card, options) }, () => card))
  const known: HandCard[] = [
    ...Object.values(powers).flatMap(({ hand }) => hand ?? []),
    ...STACK_IDS.flatMap((stack) => stacks[stack].discards),
    ...agreements.map(() => 'tradeAgreement' as const),
  ]
  takenFrom(cards, known)
  return cards
}

/** SNS 4.1.7: what others have offered to the looker. */
export function promisedCards({ seats, powers, offers }: View): Hands {
  const others = seats.filter((seat) => powers[seat]?.hand === null)
  return new Map(others.map((seat) => [seat, pledged(offers, seat).cards]))
}

/** What the looker last saw in others' hands besides. */
export function rememberedHands({ powers }: View, viewer: Viewer<SwordsAndSails>, promised: Hands): Hands {
  const hands = new Map<FactionId, readonly HandCard[]>()
  const seen = viewer === 'spectator' ? undefined : powers[viewer]?.knownHands
  for (const { of, cards } of seen ?? []) {
    const others = [...cards]
    takenFrom(others, promised.get(of) ?? [])
    hands.set(of, others)
  }
  return hands
}

function dealt(
  { seats, powers }: View,
  held: HandCard[],
  promised: Hands,
  remembered: Hands,
): Map<FactionId, HandCard[]> {
  const hands = new Map<FactionId, HandCard[]>()
  const others = seats.flatMap((seat) => powers[seat] ?? []).filter(({ hand }) => hand === null)
  for (const { faction } of others) hands.set(faction, takenFrom(held, promised.get(faction) ?? []))
  for (const { faction, cards } of others) {
    const hand = hands.get(faction) ?? []
    hand.push(...takenFrom(held, (remembered.get(faction) ?? []).slice(0, cards - hand.length)))
  }
  for (const { faction, cards } of others) {
    const hand = hands.get(faction) ?? []
    hand.push(...held.splice(0, cards - hand.length))
  }
  return hands
}

/** Takes as many of the wanted cards out of a list as there are in it. */
export function takenFrom(cards: HandCard[], wanted: readonly HandCard[]): HandCard[] {
  return wanted.flatMap((card) => {
    const place = cards.indexOf(card)
    return place < 0 ? [] : cards.splice(place, 1)
  })
}
