import type { Dice } from '@windward/table'
import { DIE } from '../data/setup.ts'
import { SIDES, type Side } from './zones.ts'

/** SOW 2.1.4: a die names a side, or none. */
export function rolledDirection(dice: Dice): Side | null {
  return SIDES[dice.roll(DIE) - 1] ?? null
}
