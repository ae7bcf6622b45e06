import type { Catalogue } from '@windward/table'
import { sabotageWords } from './battle/sabotage/sabotage-words.en.ts'
import { seaWords } from './battle/sea/sea-words.en.ts'
import { battleWords } from './battle/words.en.ts'
import { botWords } from './bots/thinking/words.en.ts'
import { buildWords } from './build/words.en.ts'
import { diplomacyWords } from './diplomacy/words.en.ts'
import { fortuneWords } from './expansion/fortune-words.en.ts'
import { revoltWords } from './expansion/revolts-words.en.ts'
import { incomeWords } from './income/words.en.ts'
import { counterWords } from './intrigue/counter-words.en.ts'
import { intrigueWords } from './intrigue/words.en.ts'
import { movementWords } from './movement/words.en.ts'
import { ordersWords } from './orders/words.en.ts'
import { seatsWords } from './setup/seats-words.en.ts'
import { setupWords } from './setup/words.en.ts'
import { siegeWords } from './siege/words.en.ts'
import { victoryWords } from './victory/words.en.ts'

/** The catalogues of all chapters. Their keys begin with the chapter, so that none hides another. */
export const CHAPTERS = [
  setupWords,
  seatsWords,
  incomeWords,
  fortuneWords,
  intrigueWords,
  counterWords,
  revoltWords,
  diplomacyWords,
  ordersWords,
  movementWords,
  battleWords,
  seaWords,
  sabotageWords,
  siegeWords,
  buildWords,
  victoryWords,
  botWords,
] as const satisfies readonly Catalogue[]

/** Everything the game says, in English. */
export const en: Catalogue = Object.assign({}, ...CHAPTERS)
