import type { Lesson } from '@windward/table/lesson'
import { firstRound } from './first-round.ts'

/** What can be learnt. */
export const lessons: readonly Lesson[] = [firstRound]
