import type { FactionId } from '../data/factions.ts'
import { ownPower } from '../own-view.ts'
import type { View } from '../view.ts'
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
  const { offers } = view
  const free = unpledged(offers, seat, ownPower(view, seat))
  const made = offers.filter(({ by }) => by === seat).length
  const partners = made < OFFERED_PROPOSALS ? others(view, seat) : []
  return { view, seat, brief, offers, free, partners }
}

function others({ talk }: View, seat: FactionId): FactionId[] {
  return talk === null ? [] : talk.room.filter((other) => other !== seat)
}
