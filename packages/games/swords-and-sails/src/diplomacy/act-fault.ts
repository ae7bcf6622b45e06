import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { MOST_PROPOSALS } from '../data/proposals.ts'
import type { ClockBrief } from '../options.ts'
import { teamOf } from '../teams.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import type { Act, ActOf } from './act.ts'
import { allyFault, subterfugeFault, supportFault } from './minor-ally-fault.ts'
import { contains, type Goods, offersBy, offersTo, unpledged } from './offer.ts'
import { teamFault } from './team-change.ts'
import { joinTradeFault, takeFault, takingsFault, tradeFault } from './trade-fault.ts'
import { say } from './words.en.ts'

export interface TalkBrief extends ClockBrief {
  /** In talks the Diplomat has called: he must be a party to everything (SNS 4.6.1). */
  readonly diplomat: FactionId | null
}

/** Why an act is refused, or nothing. */
export function actFault(view: View, seat: FactionId, brief: TalkBrief, act: Act): Refusal | undefined {
  switch (act.act) {
    case 'deal':
      return (
        partyFault(brief, [seat, act.to]) ?? proposalFault(view, seat, [act.to]) ?? dealFault(view, seat, act)
      )
    case 'team': {
      const members = [seat, ...act.with]
      return partyFault(brief, members) ?? proposalFault(view, seat, act.with) ?? teamFault(view, members)
    }
    case 'leave':
      return leaveFault(view, seat, brief)
    case 'accept':
      return acceptFault(view, seat, act.offer)
    case 'decline':
      return offersTo(view.offers, seat).some(({ id }) => id === act.offer) ? undefined : gone()
    case 'withdraw':
      return offersBy(view.offers, seat).some(({ id }) => id === act.offer) ? undefined : gone()
    default:
      return brief.diplomat === null
        ? cardFault(view, seat, act)
        : refuse('SNS 3.3.3', say('diplomacy.only-in-phase'))
  }
}

type CardAct = Exclude<Act, ActOf<'deal' | 'team' | 'leave' | 'accept' | 'decline' | 'withdraw'>>

/** Cards, agreements and the clock belong to phase 3 alone. */
function cardFault(view: View, seat: FactionId, act: CardAct): Refusal | undefined {
  switch (act.act) {
    case 'trade':
      return proposalFault(view, seat, [act.to]) ?? tradeFault(view, seat, act.stake)
    case 'join-trade':
      return joinTradeFault(view, seat, act)
    case 'takings':
      return takingsFault(view, seat, act)
    case 'take':
      return takeFault(view, seat, act)
    case 'ally':
      return allyFault(view, seat, act.land)
    case 'support':
      return supportFault(view, seat, act)
    case 'subterfuge':
      return subterfugeFault(view, seat, act)
    case 'extend':
      return extendFault(view, seat)
    case 'extend-alone':
      return (view.talk?.alone[seat] ?? 0) > 0 && view.talk?.seconds !== null
        ? undefined
        : refuse('SNS 4.6.3', say('diplomacy.extend.not-alone'))
  }
}

/** SNS 4.6.1 */
function partyFault({ diplomat }: TalkBrief, parties: readonly FactionId[]): Refusal | undefined {
  return diplomat === null || parties.includes(diplomat)
    ? undefined
    : refuse('SNS 4.6.1', say('diplomacy.not-with-diplomat', { diplomat }))
}

/** Whether a seat can make a proposal to these now. */
export function proposalFault(view: View, seat: FactionId, to: readonly FactionId[]): Refusal | undefined {
  if (to.includes(seat)) return refuse('SNS 4.1.7', say('diplomacy.to-self'))
  if (to.length > 1 && new Set(to).size < to.length) return refuse('SNS 4.1.7', say('diplomacy.named-twice'))
  const stranger = to.find((other) => !view.talk?.room.includes(other))
  if (stranger !== undefined) return refuse('SNS 4.1.7', say('diplomacy.not-here', { seat: stranger }))
  return view.offers.filter(({ by }) => by === seat).length >= MOST_PROPOSALS
    ? refuse('SNS 4.1.9', say('diplomacy.too-many', { most: MOST_PROPOSALS }))
    : undefined
}

function dealFault(view: View, seat: FactionId, { gives, wants }: ActOf<'deal'>): Refusal | undefined {
  if (isNothing(gives) && isNothing(wants)) return refuse('SNS 4.1.7', say('diplomacy.deal.nothing'))
  return purseFault(view, seat, gives)
}

function isNothing({ gold, cards }: Goods): boolean {
  return gold === 0 && cards.length === 0
}

/** Whether the seat can hand this over, other promises of its own kept. */
export function purseFault(view: View, seat: FactionId, wanted: Goods): Refusal | undefined {
  const free = unpledged(view.offers, seat, ownPower(view, seat))
  if (wanted.gold > free.gold) return refuse('SNS 4.1.7', say('diplomacy.deal.poor', { gold: free.gold }))
  return contains(free.cards, wanted.cards)
    ? undefined
    : refuse('SNS 4.1.7', say('diplomacy.deal.no-card', { cards: [...wanted.cards] }))
}

function leaveFault(view: View, seat: FactionId, { diplomat }: TalkBrief): Refusal | undefined {
  const team = teamOf(view, seat)
  if (team === undefined) return refuse('SNS 4.2.5', say('diplomacy.team.none'))
  return diplomat === null || team.members.includes(diplomat)
    ? undefined
    : refuse('SNS 4.6.1', say('diplomacy.not-with-diplomat', { diplomat }))
}

function acceptFault(view: View, seat: FactionId, id: string): Refusal | undefined {
  const offer = offersTo(view.offers, seat).find((each) => each.id === id)
  if (offer === undefined) return gone()
  switch (offer.terms.kind) {
    case 'deal':
      return purseFault(view, seat, offer.terms.wants)
    case 'trade':
      return refuse('SNS 4.4.2', say('diplomacy.trade.stake-needed'))
    case 'team':
    case 'takings':
      return undefined
  }
}

function extendFault(view: View, seat: FactionId): Refusal | undefined {
  if (view.talk?.seconds === null) return refuse('SNS 4.1.3', say('diplomacy.extend.no-clock'))
  return view.talk?.votes.includes(seat) ? refuse('SNS 4.1.3', say('diplomacy.extend.voted')) : undefined
}

export function gone(): Refusal {
  return refuse('SNS 4.1.7', say('diplomacy.offer.gone'))
}
