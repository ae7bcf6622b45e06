import type { Lesson } from '@windward/table/lesson'
import { LEARNERS, learningTurn } from './learning-turn.ts'
import { secondTurn } from './second-turn.ts'

/** What can be learnt: the teaching guide's first turn for each realm, then its second. */
export const lessons: readonly Lesson[] = [...LEARNERS.map(learningTurn), secondTurn]
