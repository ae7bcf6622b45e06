import type { SPECTATOR } from '@windward/table'
import type { HandCard } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'

/** Gold and cards that change hands. */
export type Goods = { readonly gold: number; readonly cards: HandCard[] }

export type Terms =
  /** What the proposer gives and what he wants for it. */
  | { readonly kind: 'deal'; readonly gives: Goods; readonly wants: Goods }
  /** All it concerns are one team from then on, new or enlarged. */
  | { readonly kind: 'team' }
  /** SNS 4.4.1: a Trade Agreement, with the proposer's stake. */
  | { readonly kind: 'trade'; readonly stake: number }
  /** SNS 4.4.4: what each takes off an agreement. */
  | { readonly kind: 'takings'; readonly agreement: string; readonly mine: number; readonly yours: number }

export interface Offer {
  /** Made of what all it concerns know already, so that it tells nothing of other offers. */
  readonly id: string
  readonly by: FactionId
  readonly to: readonly FactionId[]
  readonly terms: Terms
  /** Those of `to` who have agreed. */
  agreed: FactionId[]
  /** Concluded, declined, withdrawn or overtaken. */
  closed: boolean
}

type Viewer = FactionId | typeof SPECTATOR

export function concerns({ by, to }: Offer, viewer: Viewer): boolean {
  if (by === viewer) return true
  for (const seat of to) if (seat === viewer) return true
  return false
}

export function seenOffer(offer: Offer): Offer {
  return { ...offer, to: [...offer.to], agreed: [...offer.agreed], terms: copied(offer.terms) }
}

function copied(terms: Terms): Terms {
  if (terms.kind !== 'deal') return { ...terms }
  const { gives, wants } = terms
  return {
    ...terms,
    gives: { ...gives, cards: [...gives.cards] },
    wants: { ...wants, cards: [...wants.cards] },
  }
}

/** The next offer of its kind among these seats. */
export function newOffer(
  offers: readonly Offer[],
  by: FactionId,
  to: readonly FactionId[],
  terms: Terms,
): Offer {
  let number = 1
  for (const offer of offers)
    if (offer.by === by && offer.terms.kind === terms.kind && areSame(offer.to, to)) number += 1
  const id = `${terms.kind}:${by}>${to.length === 1 ? to[0] : to.toSorted().join(',')}:${number}`
  return { id, by, to: [...to], terms, agreed: [], closed: false }
}

/** The same seats, in whatever order. */
function areSame(some: readonly FactionId[], others: readonly FactionId[]): boolean {
  if (some.length !== others.length) return false
  for (const seat of some) if (!others.includes(seat)) return false
  return true
}

/** Offers a seat can still say yes or no to. */
export function offersTo(offers: readonly Offer[], seat: FactionId): Offer[] {
  return offers.filter((offer) => isOfferTo(offer, seat))
}

export function isOfferTo({ to, agreed, closed }: Offer, seat: FactionId): boolean {
  return !closed && to.includes(seat) && !agreed.includes(seat)
}

/** A seat's own offers that are not concluded. */
export function offersBy(offers: readonly Offer[], seat: FactionId): Offer[] {
  return offers.filter((offer) => isOfferBy(offer, seat))
}

export function isOfferBy({ by, closed }: Offer, seat: FactionId): boolean {
  return !closed && by === seat
}

/** What a seat has promised away by its own pending offers: it must be there when they are taken up. */
export function pledged(offers: readonly Offer[], seat: FactionId): Goods {
  const cards: HandCard[] = []
  let gold = 0
  for (const offer of offers) {
    if (!isOfferBy(offer, seat)) continue
    const pledge = pledgeOf(offer.terms)
    gold += pledge.gold
    cards.push(...pledge.cards)
  }
  return { gold, cards }
}

function pledgeOf(terms: Terms): Goods {
  switch (terms.kind) {
    case 'deal':
      return terms.gives
    case 'trade':
      return { gold: terms.stake, cards: ['tradeAgreement'] }
    case 'team':
    case 'takings':
      return { gold: 0, cards: [] }
  }
}

/** What is left of a purse and a hand when pledges are set aside. */
export function unpledged(
  offers: readonly Offer[],
  seat: FactionId,
  { gold, hand }: { readonly gold: number; readonly hand: readonly HandCard[] },
): Goods {
  const pledge = pledged(offers, seat)
  const cards = [...hand]
  for (const card of pledge.cards) cards.splice(cards.indexOf(card), 1)
  return { gold: gold - pledge.gold, cards }
}

/** Whether these cards can all be taken from those. */
export function contains(cards: readonly HandCard[], wanted: readonly HandCard[]): boolean {
  const left = [...cards]
  return wanted.every((card) => {
    const place = left.indexOf(card)
    if (place < 0) return false
    left.splice(place, 1)
    return true
  })
}
