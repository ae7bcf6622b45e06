import { after, answer, type Branch, branch, choice, type Options, oneOf } from '@windward/table'
import { TRADE_AGREEMENT } from '../data/card-effects.ts'
import type { FactionId } from '../data/factions.ts'
import { winnableLands } from '../intrigue/winnable.ts'
import { sideOf } from '../teams.ts'
import type { View } from '../view.ts'
import type { Act } from './act.ts'
import { actFault, type TalkBrief } from './act-fault.ts'
import { dealOptions } from './deal-options.ts'
import { seatsIn, strikable } from './minor-ally-fault.ts'
import { type Offer, offersBy, offersTo } from './offer.ts'
import { takingsOptions } from './takings-options.ts'
import { say } from './words.en.ts'

/** Proposals of one's own after which the tree offers no more; up to the limit of SNS 4.1.9 they can be written. */
const OFFERED_PROPOSALS = 6

/** Every way to act now, one branch for each kind that leads anywhere. */
export function actOptions(view: View, seat: FactionId, brief: TalkBrief): Branch<Act>[] {
  const legal = (acts: readonly Act[]): Act[] =>
    acts.filter((act) => actFault(view, seat, brief, act) === undefined)
  const made = view.offers.filter(({ by }) => by === seat).length
  const proposals = made < OFFERED_PROPOSALS ? proposing(view, seat, brief, legal) : []
  const kinds: [key: Kind, Options<Act>][] = [
    ['answer', byOffer(offersTo(view.offers, seat), (offer) => listed(legal(answers(offer))))],
    ...proposals,
    ['leave', listed(legal([{ act: 'leave' }]))],
    ['withdraw', byOffer(offersBy(view.offers, seat), ({ id }) => answer({ act: 'withdraw', offer: id }))],
    ['take', listed(legal(takes(view)))],
    ['ally', listed(legal(winnableLands(view, seat).map((land): Act => ({ act: 'ally', land }))))],
    ['support', listed(legal(view.overtures.map(({ by, land }): Act => ({ act: 'support', by, land }))))],
    ['subterfuge', listed(legal(strikes(view)))],
    ['extend', listed(legal([{ act: 'extend' }, { act: 'extend-alone' }]))],
  ]
  return kinds
    .filter(([, options]) => options.kind !== 'choice' || options.branches.length > 0)
    .map(([key, options]) => branch(key, () => options, say('diplomacy.kind', { kind: key })))
}

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

type Legal = (acts: readonly Act[]) => Act[]

function proposing(view: View, seat: FactionId, brief: TalkBrief, legal: Legal): [Kind, Options<Act>][] {
  const others = (view.talk?.room ?? []).filter((other) => other !== seat)
  const teams = others
    .filter((other) => sideOf(view, other)[0] === other)
    .map((other): Act => ({ act: 'team', with: joined(view, seat, other) }))
  const trades = others.flatMap((to) => legal([{ act: 'trade', to, stake: smallestStake() }]).map(() => to))
  return [
    ['deal', dealOptions(view, seat, brief)],
    ['team', listed(legal(teams))],
    [
      'trade',
      after(oneOf(trades, seatLabel), (to) =>
        listed(legal(stakes((stake) => ({ act: 'trade', to, stake })))),
      ),
    ],
    ['takings', brief.diplomat === null ? takingsOptions(view, seat) : choice([])],
  ]
}

/** Two sides made one, without the seat itself. */
function joined(view: View, seat: FactionId, other: FactionId): FactionId[] {
  const members = new Set([...sideOf(view, seat), ...sideOf(view, other)])
  members.delete(seat)
  return [...members]
}

function answers({ id, terms }: Offer): Act[] {
  const yes: Act[] =
    terms.kind === 'trade'
      ? stakes((stake) => ({ act: 'join-trade', offer: id, stake }))
      : [{ act: 'accept', offer: id }]
  return [...yes, { act: 'decline', offer: id }]
}

/** First which proposal, then what to do about it. */
function byOffer(offers: readonly Offer[], then: (offer: Offer) => Options<Act>): Options<Act> {
  const which = oneOf(offers, ({ id, by, to, terms }) => ({
    key: id,
    label: say('diplomacy.about', { by, to: [...to], terms }),
  }))
  return after(which, then)
}

function stakes(act: (stake: number) => Act): Act[] {
  return TRADE_AGREEMENT.stakes.map(act)
}

function smallestStake(): number {
  return Math.min(...TRADE_AGREEMENT.stakes)
}

function takes(view: View): Act[] {
  return view.agreements.map(({ id, gold }): Act => ({ act: 'take', agreement: id, gold }))
}

function strikes(view: View): Act[] {
  return view.overtures.flatMap((overture) => {
    const { by, land } = overture
    return strikable(overture, seatsIn(view)).map(
      (supporter): Act => ({ act: 'subterfuge', by, land, supporter }),
    )
  })
}

function listed(acts: readonly Act[]): Options<Act> {
  return oneOf(acts, (act) => ({ key: keyOf(act), label: say('diplomacy.does', { act }) }))
}

/** A name for the act among its sisters. */
function keyOf(act: Act): string {
  return Object.values(act).flat().join(' ')
}

function seatLabel(seat: FactionId) {
  return { key: seat, label: say('diplomacy.seat', { seat }) }
}
