import type { Question } from '@windward/table'
import type { SailsOfGlory } from '../state.ts'

/** A question of this game before a captain; a bot sees of the match what that captain sees (SOG 18.1). */
export type Asked = Question<SailsOfGlory>
