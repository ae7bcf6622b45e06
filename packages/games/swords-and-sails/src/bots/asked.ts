import type { Question } from '@windward/table'
import type { SwordsAndSails } from '../state.ts'

/** A question of this game before a seat; a steward sees of the match what that seat sees (SNS 15.1.2). */
export type Asked = Question<SwordsAndSails>
