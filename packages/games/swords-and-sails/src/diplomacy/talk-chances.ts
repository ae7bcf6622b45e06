import type { FactionId } from '../data/factions/factions.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import type { TalkBrief } from './act-fault.ts'
import { type Goods, type Offer, unpledged } from './offer.ts'

/** What a seat has to go by when it looks for something to do in Diplomacy. */
export interface Chance {
  readonly view: View
  readonly seat: FactionId
  readonly brief: TalkBrief
  /** The proposals that concern it. */
  readonly offers: readonly Offer[]
  /** Gold and cards it has not promised to anybody. */
  readonly free: Goods
  /** Those it can make a proposal to. */
  readonly partners: readonly FactionId[]
}

/** Proposals of one's own after which the tree offers no more; up to the limit of SNS 4.1.9 they can be written. */
const OFFERED_PROPOSALS = 6

export function chanceOf(view: View, seat: FactionId, brief: TalkBrief): Chance {
  return new ChanceNow(view, seat, brief)
}

/** Reckoned only as far as somebody looks: most who are asked want nothing more. */
class ChanceNow implements Chance {
  readonly view: View
  readonly seat: FactionId
  readonly brief: TalkBrief
  readonly offers: readonly Offer[]
  #free: Goods | undefined
  #partners: readonly FactionId[] | undefined

  constructor(view: View, seat: FactionId, brief: TalkBrief) {
    this.view = view
    this.seat = seat
    this.brief = brief
    this.offers = view.offers
  }

  get free(): Goods {
    this.#free ??= unpledged(this.offers, this.seat, ownPower(this.view, this.seat))
    return this.#free
  }

  get partners(): readonly FactionId[] {
    this.#partners ??= canPropose(this.offers, this.seat) ? others(this.view, this.seat) : []
    return this.#partners
  }
}

function canPropose(offers: readonly Offer[], seat: FactionId): boolean {
  let made = 0
  for (const { by } of offers) if (by === seat) made += 1
  return made < OFFERED_PROPOSALS
}

function others({ talk }: View, seat: FactionId): FactionId[] {
  return talk === null ? [] : talk.room.filter((other) => other !== seat)
}
