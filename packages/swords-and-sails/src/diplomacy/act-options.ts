import { after, answer, type Options, oneOf } from '@windward/table'
import { TRADE_AGREEMENT } from '../data/card-effects.ts'
import { winnableLands } from '../intrigue/winnable.ts'
import type { Act } from './act.ts'
import { actFault } from './act-fault.ts'
import { seatsIn, strikable } from './minor-ally-fault.ts'
import { type Offer, offersBy, offersTo } from './offer.ts'
import { overturePrice } from './overture.ts'
import { dealing, settling, teaming, trading } from './proposal-options.ts'
import type { Chance } from './talk-chances.ts'
import { say } from './words.en.ts'

export type Kind =
  | 'answer'
  | 'deal'
  | 'team'
  | 'trade'
  | 'takings'
  | 'leave'
  | 'withdraw'
  | 'take'
  | 'ally'
  | 'support'
  | 'subterfuge'
  | 'extend'

/** A kind of act, and what can be done so now; nothing where it leads nowhere. */
interface Way {
  readonly kind: Kind
  options(chance: Chance): Options<Act> | undefined
}

const WAYS: readonly Way[] = [
  { kind: 'answer', options: answering },
  { kind: 'deal', options: dealing },
  { kind: 'team', options: teaming },
  { kind: 'trade', options: trading },
  { kind: 'takings', options: settling },
  { kind: 'leave', options: (chance) => listed(legal(chance, [{ act: 'leave' }])) },
  { kind: 'withdraw', options: withdrawing },
  { kind: 'take', options: taking },
  { kind: 'ally', options: allying },
  { kind: 'support', options: supporting },
  { kind: 'subterfuge', options: striking },
  { kind: 'extend', options: extending },
]

/** Whether there is anything to do but to be ready. */
export function canAct(chance: Chance): boolean {
  return WAYS.some(({ options }) => options(chance) !== undefined)
}

/** Every way to act now, one branch for each kind that leads anywhere. */
export function actOptions(chance: Chance): Options<Act> {
  const open: { readonly kind: Kind; readonly acts: Options<Act> }[] = []
  for (const { kind, options } of WAYS) {
    const acts = options(chance)
    if (acts !== undefined) open.push({ kind, acts })
  }
  const kinds = oneOf(open, ({ kind }) => ({ key: kind, label: say('diplomacy.kind', { kind }) }))
  return after(kinds, ({ acts }) => acts)
}

function legal({ view, seat, brief }: Chance, acts: readonly Act[]): Act[] {
  return acts.filter((act) => actFault(view, seat, brief, act) === undefined)
}

function answering(chance: Chance): Options<Act> | undefined {
  const open = offersTo(chance.offers, chance.seat)
  return byOffer(open, (offer) => oneOf(legal(chance, answers(offer)), described))
}

function answers({ id, terms }: Offer): Act[] {
  const yes: Act[] =
    terms.kind === 'trade'
      ? TRADE_AGREEMENT.stakes.map((stake) => ({ act: 'join-trade', offer: id, stake }))
      : [{ act: 'accept', offer: id }]
  return [...yes, { act: 'decline', offer: id }]
}

function withdrawing({ offers, seat }: Chance): Options<Act> | undefined {
  return byOffer(offersBy(offers, seat), ({ id }) => answer({ act: 'withdraw', offer: id }))
}

/** First which proposal, then what to do about it. */
function byOffer(offers: readonly Offer[], then: (offer: Offer) => Options<Act>): Options<Act> | undefined {
  if (offers.length === 0) return undefined
  const which = oneOf(offers, ({ id, by, to, terms }) => ({
    key: id,
    label: say('diplomacy.about', { by, to: [...to], terms }),
  }))
  return after(which, then)
}

function taking(chance: Chance): Options<Act> | undefined {
  const { agreements } = chance.view
  return listed(
    legal(
      chance,
      agreements.map(({ id, gold }) => ({ act: 'take', agreement: id, gold })),
    ),
  )
}

/** SNS 4.5.1, SNS 4.5.3: without the card or the gold no land need be looked at. */
function allying(chance: Chance): Options<Act> | undefined {
  const { view, seat, free } = chance
  if (!free.cards.includes('minorAlly') || free.gold < overturePrice(seatsIn(view))) return undefined
  const lands = winnableLands(view, seat)
  return listed(
    legal(
      chance,
      lands.map((land) => ({ act: 'ally', land })),
    ),
  )
}

function supporting(chance: Chance): Options<Act> | undefined {
  const { overtures } = chance.view
  return listed(
    legal(
      chance,
      overtures.map(({ by, land }) => ({ act: 'support', by, land })),
    ),
  )
}

function striking(chance: Chance): Options<Act> | undefined {
  const { view, free } = chance
  if (!free.cards.includes('subterfuge')) return undefined
  const strikes = view.overtures.flatMap((overture) => {
    const { by, land } = overture
    return strikable(overture, seatsIn(view)).map(
      (supporter): Act => ({ act: 'subterfuge', by, land, supporter }),
    )
  })
  return listed(legal(chance, strikes))
}

function extending(chance: Chance): Options<Act> | undefined {
  if (chance.view.talk?.seconds === null) return undefined
  return listed(legal(chance, [{ act: 'extend' }, { act: 'extend-alone' }]))
}

function listed(acts: readonly Act[]): Options<Act> | undefined {
  return acts.length === 0 ? undefined : oneOf(acts, described)
}

/** A name for the act among its sisters, and what it does. */
function described(act: Act) {
  return { key: Object.values(act).flat().join(' '), label: say('diplomacy.does', { act }) }
}
