import type { Catalogue } from '@windward/table'
import { actionsWords } from './actions/words.en.ts'
import { automaticWords } from './automatic/words.en.ts'
import { batteryWords } from './batteries/words.en.ts'
import { boardingWords } from './boarding/words.en.ts'
import { thinkingWords } from './bots/thinking/words.en.ts'
import { combatWords } from './combat/words.en.ts'
import { damageWords } from './damage/words.en.ts'
import { entanglementWords } from './entanglement/words.en.ts'
import { flagshipWords } from './flagship/words.en.ts'
import { grogWords } from './grog/words.en.ts'
import { movementWords } from './movement/words.en.ts'
import { planningWords } from './planning/words.en.ts'
import { reloadingWords } from './reloading/words.en.ts'
import { setupWords } from './setup/words.en.ts'
import { terrainWords } from './terrain/words.en.ts'
import { victoryWords } from './victory/words.en.ts'
import { windWords } from './wind/words.en.ts'

/** The catalogues of all chapters. Their keys begin with the chapter, so that none hides another. */
const CHAPTERS = [
  setupWords,
  flagshipWords,
  windWords,
  entanglementWords,
  boardingWords,
  grogWords,
  planningWords,
  actionsWords,
  automaticWords,
  movementWords,
  terrainWords,
  batteryWords,
  combatWords,
  damageWords,
  reloadingWords,
  victoryWords,
  thinkingWords,
] as const satisfies readonly Catalogue[]

/** Everything the game says, in English. */
export const en: Catalogue = Object.assign({}, ...CHAPTERS)
