import type { GameAtHand } from '@windward/table'
import { decisions } from './decisions.ts'
import { opening } from './opening.ts'
import type { SwordsAndSails } from './state.ts'
import { en } from './words.en.ts'

/** All that is ever asked and said, for a page that leaves the rules themselves to somebody else. */
export const asked: GameAtHand<SwordsAndSails> = { ...opening, decisions, words: en }
