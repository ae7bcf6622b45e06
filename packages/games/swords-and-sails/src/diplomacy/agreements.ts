import { stackOf } from '../cards.ts'
import { TRADE_AGREEMENT } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { powerOf } from '../powers.ts'
import type { Agreement, SnsTable, State } from '../state.ts'
import { downToCoin } from '../treasury.ts'
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
export function matchStakes(t: SnsTable): void {
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
  for (const { holder, partner } of state.agreements.filter(({ gold }) => gold === 0)) {
    state.stacks[stackOf('tradeAgreement')].discards.push('tradeAgreement')
    t.tell('all', 'SNS 4.4.8', say('diplomacy.trade.ended', { holder, partner }))
  }
  state.agreements = state.agreements.filter(({ gold }) => gold > 0)
}
