import type { Lesson } from '@windward/table/lesson'
import { LEARNERS, learningTurn } from './learning-turn.ts'

/** What can be learnt: the teaching guide's first turn for each realm. */
export const lessons: readonly Lesson[] = LEARNERS.map(learningTurn)
