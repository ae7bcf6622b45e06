import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { Agreement } from '../state.ts'
import type { View } from '../view/view.ts'
import type { ActOf } from './act.ts'
import { gone, proposalFault, purseFault } from './act-fault.ts'
import { partnerIn } from './agreements.ts'
import { offersTo } from './offer.ts'
import { say } from './words.en.ts'

/** SNS 4.4.1, SNS 4.4.2: the card and the stake must be at hand. */
export function tradeFault(view: View, seat: FactionId, stake: number): Refusal | undefined {
  return purseFault(view, seat, { gold: stake, cards: ['tradeAgreement'] })
}

export function joinTradeFault(
  view: View,
  seat: FactionId,
  { offer, stake }: ActOf<'join-trade'>,
): Refusal | undefined {
  const open = offersTo(view.offers, seat).find(({ id }) => id === offer)
  if (open?.terms.kind !== 'trade') return gone()
  return purseFault(view, seat, { gold: stake, cards: [] })
}

/** SNS 4.4.4: from the next Diplomacy on, what lies there, if the partner agrees. */
export function takingsFault(view: View, seat: FactionId, act: ActOf<'takings'>): Refusal | undefined {
  const agreement = view.agreements.find(({ id }) => id === act.agreement)
  const partner = agreement === undefined ? undefined : partnerIn(agreement, seat)
  if (agreement === undefined || partner === undefined) return notYours()
  const fault = proposalFault(view, seat, [partner])
  if (fault !== undefined) return fault
  if (isNew(view, agreement)) return refuse('SNS 4.4.4', say('diplomacy.trade.too-early'))
  return act.mine + act.yours > agreement.gold
    ? refuse('SNS 4.4.4', say('diplomacy.trade.too-much', { gold: agreement.gold }))
    : undefined
}

/** SNS 4.4.7: alone only when the other is out of the match. */
export function takeFault(view: View, seat: FactionId, act: ActOf<'take'>): Refusal | undefined {
  const agreement = view.agreements.find(({ id }) => id === act.agreement)
  const partner = agreement === undefined ? undefined : partnerIn(agreement, seat)
  if (agreement === undefined || partner === undefined) return notYours()
  if (view.powers[partner]?.out !== true)
    return refuse('SNS 4.4.4', say('diplomacy.trade.not-alone', { partner }))
  return act.gold === 0 || act.gold > agreement.gold
    ? refuse('SNS 4.4.7', say('diplomacy.trade.too-much', { gold: agreement.gold }))
    : undefined
}

function isNew({ number }: Pick<View, 'number'>, { made }: Agreement): boolean {
  return made === number
}

function notYours(): Refusal {
  return refuse('SNS 4.4.4', say('diplomacy.trade.not-yours'))
}
