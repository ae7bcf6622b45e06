import type { Lesson } from '@windward/table/lesson'
import { LEARNERS, learningTurn } from './learning-turn.ts'
import { secondTurn } from './second-turn.ts'
import { shortLessons } from './short/index.ts'

/** What can be learnt: the teaching guide's first turn for each realm, then its second, then short ones. */
export const lessons: readonly Lesson[] = [...LEARNERS.map(learningTurn), secondTurn, ...shortLessons]
