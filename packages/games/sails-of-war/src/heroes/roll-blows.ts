import type { Dice } from '@windward/table'
import { DEFENCE_CANCELS, type Fighter } from '../data/heroes.ts'
import { DIE } from '../data/setup.ts'

/** What one fighter rolls in a round. */
export interface Blows {
  readonly rolled: readonly number[]
  readonly hits: number
}

/** SOW 10.2.2 */
export function blowsOf(dice: Dice, { dice: count, hit }: Fighter): Blows {
  const rolled = dice.rolls(count, DIE)
  return { rolled, hits: rolled.filter((roll) => roll >= hit).length }
}

/** The wounds so many hits deal; with defence the one who is hit wards some off (SOW 10.2.6). */
export function woundsOf(dice: Dice, hits: number, by: Fighter, on: Fighter, defence: boolean): number {
  if (hits === 0) return 0
  if (!defence) return hits * by.damage
  const cancelled = dice.rolls(on.damage, DIE).filter((roll) => roll >= DEFENCE_CANCELS).length
  return Math.max(0, hits - cancelled)
}
