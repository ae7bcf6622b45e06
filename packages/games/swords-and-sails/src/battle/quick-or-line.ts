import { QUICK_COMBAT } from '../data/battle/quick-combat.ts'
import type { Options } from '../options.ts'

/** SNS 7.1.2, SNS 7.7.13: whether a land battle of so many sides and units is fought in lines. */
export function isInLine({ lineCombat }: Pick<Options, 'lineCombat'>, sides: number, units: number): boolean {
  if (lineCombat === 'off' || sides > 2) return false
  return lineCombat === 'on' || units <= QUICK_COMBAT.advisedAbove
}

/** SNS 7.1.2, SNS 7.7.13: the same for a sea battle, by the ships of each side. */
export function isInLineAtSea(
  { lineCombat }: Pick<Options, 'lineCombat'>,
  ships: readonly number[],
): boolean {
  if (lineCombat === 'off' || ships.length > 2) return false
  return lineCombat === 'on' || ships.some((count) => count < QUICK_COMBAT.fewShips)
}
