import type { Lesson } from '@windward/table/lesson'
import { alliancesAndVictory } from './alliances.ts'
import { expansion } from './expansion.ts'
import { fleetsAndLandings } from './fleets.ts'
import { intrigue } from './intrigue.ts'
import { leaders } from './leaders.ts'
import { lineCombat } from './line.ts'
import { siegeArithmetic } from './siege.ts'

/** A few minutes each, for what the two turns of the guide only touch. */
export const shortLessons: readonly Lesson[] = [
  intrigue,
  fleetsAndLandings,
  lineCombat,
  siegeArithmetic,
  alliancesAndVictory,
  leaders,
  expansion,
]
