import type { Catalogue } from '@windward/table'
import { battleWords } from './battle/words.en.ts'
import { botWords } from './bots/words.en.ts'
import { cardWords } from './cards/words.en.ts'
import { councilWords } from './council/words.en.ts'
import { economyWords } from './economy/words.en.ts'
import { eventWords } from './events/words.en.ts'
import { heroWords } from './heroes/words.en.ts'
import { movementWords } from './movement/words.en.ts'
import { questWords } from './quests/words.en.ts'
import { relicWords } from './relics/words.en.ts'
import { seaWords } from './sea/words.en.ts'
import { setupWords } from './setup/words.en.ts'
import { supplyWords } from './supply/words.en.ts'
import { victoryWords } from './victory/words.en.ts'
import { commonWords } from './words.en.ts'

/** The catalogues of all chapters. Their keys begin with the chapter, so that none hides another. */
export const CHAPTERS = [
  commonWords,
  setupWords,
  councilWords,
  eventWords,
  economyWords,
  movementWords,
  battleWords,
  seaWords,
  heroWords,
  questWords,
  cardWords,
  relicWords,
  supplyWords,
  victoryWords,
  botWords,
] as const satisfies readonly Catalogue[]

/** Everything the game says, in English. */
export const en: Catalogue = Object.assign({}, ...CHAPTERS)
