import type { Lesson } from '@windward/table/lesson'
import { enemyInSight } from './enemy-in-sight.ts'

/** What can be learnt. */
export const lessons: readonly Lesson[] = [enemyInSight]
