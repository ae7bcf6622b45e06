import { MERCENARIES, MERCENARY_TERMS, type MercenaryId } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { UNIT_IDS } from '../data/units.ts'
import type { Band } from '../pieces.ts'

/** SNS 12.3.2: what a faction pays when it hires. */
export function hiringFee(faction: FactionId, card: MercenaryId): number {
  const { fee, favoured } = MERCENARIES[card]
  return favoured.includes(faction) ? fee - MERCENARY_TERMS.favouredDiscount : fee
}

/** Whether they march with an army; the others sail with a fleet. */
export function areSoldiers(card: MercenaryId): boolean {
  return UNIT_IDS.some((unit) => unit === MERCENARIES[card].of)
}

/** A band as it comes, in full strength. */
export function newBand(card: MercenaryId, number: number): Band {
  return { card, left: MERCENARIES[card].number, hired: number }
}
