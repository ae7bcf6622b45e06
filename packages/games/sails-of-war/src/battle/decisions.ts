import type { AnyDecision } from '@windward/table'
import { takeShips } from './decide-captured-ships.ts'
import { layCards } from './decide-cards.ts'
import { pickUnits } from './decide-front.ts'
import { joinBattle } from './decide-hero.ts'
import { blowHorn } from './decide-horn.ts'
import { takeLosses } from './decide-losses.ts'
import { reroll } from './decide-reroll.ts'
import { retreat } from './decide-retreat.ts'
import { pillageSegment } from './pillage.ts'

/** What is asked in and after a land battle. */
export const battleDecisions: readonly AnyDecision[] = [
  joinBattle,
  blowHorn,
  layCards,
  pickUnits,
  reroll,
  takeLosses,
  retreat,
  takeShips,
  pillageSegment.decision,
]
