import { BONUS_CITY_INCOME, BONUS_HARVEST } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { shareUp } from '../treasury.ts'

export const INCOME_CARDS = ['bonusCityIncome', 'bonusHarvest'] as const
export type IncomeCard = (typeof INCOME_CARDS)[number]

const BONUSES = { bonusCityIncome: BONUS_CITY_INCOME, bonusHarvest: BONUS_HARVEST } as const

/** SNS 2.3.1, SNS 2.3.2 */
export function bonusPercent(faction: FactionId, card: IncomeCard): number {
  const { percent, favouredPercent } = BONUSES[card]
  return INTRIGUE_CARDS[card].favoured[faction] === undefined ? percent : favouredPercent
}

/** SNS 2.3.3: the raised total is rounded, not the rise. */
export function raised(gold: number, percent: number): number {
  return shareUp(gold, [100 + percent, 100])
}
