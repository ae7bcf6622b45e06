import type { Lesson } from '@windward/table/lesson'
import { advancedSitting } from './advanced-sitting.ts'
import { ammunition } from './ammunition.ts'
import { boarding } from './boarding.ts'
import { crewActions } from './crew-actions.ts'
import { enemyInSight } from './enemy-in-sight.ts'
import { fireAndLeaks } from './fire-and-leaks.ts'
import { raking } from './raking.ts'
import { standardSitting } from './standard-sitting.ts'
import { takenAback } from './taken-aback.ts'
import { terrain } from './terrain.ts'
import { wind } from './wind.ts'

/** What can be learnt: three sittings of one battle, then a short lesson for whatever wants one. */
export const lessons: readonly Lesson[] = [
  enemyInSight,
  standardSitting,
  advancedSitting,
  wind,
  takenAback,
  raking,
  ammunition,
  crewActions,
  fireAndLeaks,
  boarding,
  terrain,
]
