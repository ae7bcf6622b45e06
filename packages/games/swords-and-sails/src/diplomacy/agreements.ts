import type { SPECTATOR } from '@windward/table'
import { stackOf } from '../cards.ts'
import { TRADE_AGREEMENT } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { factionsIn, powerOf } from '../powers.ts'
import type { Agreement, SnsFlow, SnsTable, State } from '../state.ts'
import { downToCoin } from '../treasury.ts'
import { type Claim, takeShare } from './decide-take-share.ts'
import { say } from './words.en.ts'

/** The other of the two partners, for one of them. */
export function partnerIn({ holder, partner }: Agreement, seat: FactionId): FactionId | undefined {
  if (seat === holder) return partner
  return seat === partner ? holder : undefined
}

/** SNS 4.4.5: what each may take without agreement. */
export function thirdOf({ opening }: Pick<Agreement, 'opening'>): number {
  const [part, whole] = TRADE_AGREEMENT.shareWithoutAgreement
  return downToCoin((opening * part) / whole)
}

/** Diplomacy begins: what lies on each card now is what thirds are taken of. */
export function openAgreements(state: State): void {
  for (const agreement of state.agreements) {
    agreement.opening = agreement.gold
    agreement.settled = false
  }
}

/** SNS 4.4.2: the two put their stakes on the card. */
export function makeAgreement(
  t: SnsTable,
  holder: FactionId,
  partner: FactionId,
  stakes: Agreement['stakes'],
): void {
  const { agreements, number } = t.state
  const before = agreements.filter(({ made }) => made === number).length
  const gold = stakes[0] + stakes[1]
  const id = `${number}-${before + 1}`
  agreements.push({ id, holder, partner, stakes, gold, made: number, opening: 0, settled: false })
  t.tell('all', 'SNS 4.4.2', say('diplomacy.trade.made', { holder, partner, stakes: [...stakes] }))
}

/** Gold off the card, openly. */
export function takeOff(
  t: SnsTable,
  agreement: Agreement,
  seat: FactionId,
  gold: number,
  clause: 'SNS 4.4.4' | 'SNS 4.4.5' | 'SNS 4.4.7',
): void {
  if (gold === 0) return
  agreement.gold -= gold
  powerOf(t.state, seat).gold += gold
  const { holder, partner } = agreement
  t.tell('all', clause, say('diplomacy.trade.taken', { seat, gold, holder, partner, left: agreement.gold }))
}

/** SNS 4.4.3: the bank adds as much as lies on the cards of this Diplomacy. */
function matchStakes(t: SnsTable): void {
  for (const agreement of t.state.agreements) {
    if (agreement.made !== t.state.number) continue
    agreement.gold *= 2
    const { holder, partner, gold } = agreement
    t.tell('all', 'SNS 4.4.3', say('diplomacy.trade.matched', { holder, partner, gold }))
  }
}

/** SNS 4.4.7: with both partners out of the match a card has nobody; its gold goes to the bank. */
export function dropOrphans(t: SnsTable): void {
  for (const agreement of t.state.agreements) {
    const both = [agreement.holder, agreement.partner]
    if (both.every((seat) => powerOf(t.state, seat).out)) agreement.gold = 0
  }
  discardEmpty(t)
}

/** SNS 4.4.8 */
export function discardEmpty(t: SnsTable): void {
  const { state } = t
  for (const empty of state.agreements.filter(({ gold }) => gold === 0)) {
    const { holder, partner } = empty
    state.agreements = state.agreements.filter((each) => each !== empty)
    state.stacks[stackOf('tradeAgreement')].discards.push('tradeAgreement')
    t.tell('all', 'SNS 4.4.8', say('diplomacy.trade.ended', { holder, partner }))
  }
}

/** SNS 4.4.3, SNS 4.4.5, SNS 4.4.6: what happens to agreements when Diplomacy closes. */
export function* settleAgreements(t: SnsTable): SnsFlow {
  const { state } = t
  const claimants = factionsIn(state).filter((seat) => claimsOf(state, seat).length > 0)
  const shares = yield* t.askAll(claimants, takeShare, (seat) => ({ claims: claimsOf(state, seat) }))
  const taken = claimants.map((seat) => ({ seat, claims: claimsOf(state, seat) }))
  for (const { seat, claims } of taken) {
    for (const [place, { agreement: id }] of claims.entries()) {
      const agreement = state.agreements.find((each) => each.id === id)
      if (agreement !== undefined) takeOff(t, agreement, seat, shares.get(seat)?.[place] ?? 0, 'SNS 4.4.5')
    }
  }
  matchStakes(t)
  discardEmpty(t)
}

/**
 * Older agreements of which a third is worth a coin, except where something was taken off by agreement, which everybody
 * has seen. Where the two have agreed to take nothing they are asked all the same, and nothing is what they can take: not
 * to be asked would tell the others (SNS 4.4.6).
 */
function claimsOf({ agreements, powers }: State, seat: FactionId): Claim[] {
  return agreements.flatMap((agreement) => {
    const partner = partnerIn(agreement, seat)
    const third = thirdOf(agreement)
    const alone = partner !== undefined && powers[partner]?.out === true
    const { id, settled, gold, opening } = agreement
    if (partner === undefined || alone || third === 0 || (settled && gold < opening)) return []
    return [{ agreement: id, partner, most: settled ? 0 : third }]
  })
}

/** SNS 4.4.6: that two partners have agreed is known to them alone; what they take off is told to all. */
export function seenAgreement(agreement: Agreement, viewer: FactionId | typeof SPECTATOR): Agreement {
  const { holder, partner } = agreement
  const isTheirs = viewer === holder || viewer === partner
  return { ...agreement, stakes: [...agreement.stakes], settled: isTheirs && agreement.settled }
}
