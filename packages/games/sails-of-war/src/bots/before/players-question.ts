import type { Question } from '@windward/table'
import type { SailsOfWar } from '../../state.ts'

/** A question of this game before a seat; a warden sees of the match what that seat sees. */
export type Asked = Question<SailsOfWar>
