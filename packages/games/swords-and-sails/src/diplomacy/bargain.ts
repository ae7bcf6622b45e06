import type { Room } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { powerOf } from '../powers.ts'
import type { SnsTable, State } from '../state.ts'
import { makeAgreement, takeOff } from './agreements.ts'
import { type Goods, newOffer, type Offer, type Terms } from './offer.ts'
import { declareTeam, teamFault } from './team-change.ts'
import { say } from './words.en.ts'

/** SNS 4.1.1, SNS 4.1.7: a proposal, which only those it concerns hear of. */
export function propose(
  t: SnsTable,
  by: FactionId,
  to: readonly FactionId[],
  terms: Terms,
  room: Room<FactionId>,
): void {
  const offer = newOffer(t.state.offers, by, to, terms)
  t.state.offers.push(offer)
  t.tell([by, ...to], 'SNS 4.1.7', say('diplomacy.offer.made', { by, to: [...to], terms }))
  room.recall(...to)
}

/** Somebody agrees; when all have, it is done at once. */
export function accept(t: SnsTable, seat: FactionId, id: string, room: Room<FactionId>): void {
  const offer = offerOf(t.state, id)
  offer.agreed.push(seat)
  t.tell([offer.by, ...offer.to], 'SNS 4.1.7', say('diplomacy.offer.accepted', { seat, by: offer.by }))
  if (offer.to.some((each) => !offer.agreed.includes(each))) return
  offer.closed = true
  conclude(t, seat, offer)
  closeOvertaken(t)
  room.recall(...(offer.terms.kind === 'team' ? t.state.seats : [offer.by]))
}

function conclude(t: SnsTable, seat: FactionId, { by, to, terms }: Offer): void {
  switch (terms.kind) {
    case 'deal':
      handGoods(t.state, by, seat, terms.gives)
      handGoods(t.state, seat, by, terms.wants)
      break
    case 'team':
      declareTeam(t, [by, ...to])
      break
    case 'takings': {
      const agreement = t.state.agreements.find((each) => each.id === terms.agreement)
      if (agreement === undefined) throw new Error(`there is no agreement ${terms.agreement}`)
      agreement.settled = true
      takeOff(t, agreement, by, terms.mine, 'SNS 4.4.4')
      takeOff(t, agreement, seat, terms.yours, 'SNS 4.4.4')
      break
    }
    case 'trade':
      throw new Error('a Trade Agreement is joined with a stake')
  }
}

/** SNS 4.4.1, SNS 4.4.2: the partner agrees and puts his stake down. */
export function joinTrade(
  t: SnsTable,
  seat: FactionId,
  id: string,
  stake: number,
  room: Room<FactionId>,
): void {
  const offer = offerOf(t.state, id)
  if (offer.terms.kind !== 'trade') throw new Error(`${id} is no Trade Agreement`)
  offer.agreed.push(seat)
  offer.closed = true
  const holder = powerOf(t.state, offer.by)
  holder.gold -= offer.terms.stake
  holder.hand.splice(holder.hand.indexOf('tradeAgreement'), 1)
  powerOf(t.state, seat).gold -= stake
  makeAgreement(t, offer.by, seat, [offer.terms.stake, stake])
  room.recall(offer.by)
}

export function decline(t: SnsTable, seat: FactionId, id: string, room: Room<FactionId>): void {
  const offer = offerOf(t.state, id)
  offer.closed = true
  t.tell([offer.by, ...offer.to], 'SNS 4.1.7', say('diplomacy.offer.declined', { seat, by: offer.by }))
  room.recall(offer.by)
}

export function withdraw(t: SnsTable, seat: FactionId, id: string): void {
  const offer = offerOf(t.state, id)
  offer.closed = true
  t.tell([offer.by, ...offer.to], 'SNS 4.1.7', say('diplomacy.offer.withdrawn', { seat }))
}

/** Proposals that something else has made impossible. */
export function closeOvertaken(t: SnsTable): void {
  for (const offer of t.state.offers) {
    if (offer.closed || !isOvertaken(t.state, offer)) continue
    offer.closed = true
    t.tell([offer.by, ...offer.to], 'SNS 4.1.7', say('diplomacy.offer.overtaken', { by: offer.by }))
  }
}

function isOvertaken(state: State, { by, to, terms }: Offer): boolean {
  if (terms.kind === 'team') return teamFault(state, [by, ...to]) !== undefined
  if (terms.kind !== 'takings') return false
  const agreement = state.agreements.find(({ id }) => id === terms.agreement)
  return agreement === undefined || agreement.gold < terms.mine + terms.yours
}

/** SNS 4.1.7: handed over at once. */
function handGoods(state: State, from: FactionId, to: FactionId, { gold, cards }: Goods): void {
  const [giver, taker] = [powerOf(state, from), powerOf(state, to)]
  giver.gold -= gold
  taker.gold += gold
  for (const card of cards) {
    giver.hand.splice(giver.hand.indexOf(card), 1)
    taker.hand.push(card)
  }
}

function offerOf({ offers }: State, id: string): Offer {
  const offer = offers.find((each) => each.id === id)
  if (offer === undefined) throw new Error(`there is no proposal ${id}`)
  return offer
}
