import type { GameAtHand } from '@windward/table'
import { FACTION_IDS } from './data/factions/factions.ts'
import { incomeWords } from './income/words.en.ts'
import { takeCards } from './intrigue/decide-take-cards.ts'
import { intrigueWords } from './intrigue/words.en.ts'
import { setupWords } from './setup/words.en.ts'
import type { SwordsAndSails } from './state.ts'

/** What is asked and said up to the first question of most matches, for a page that wants to show it at once. */
export const opening: GameAtHand<SwordsAndSails> = {
  id: 'swords-and-sails',
  name: 'Swords & Sails',
  seats: { all: FACTION_IDS },
  decisions: [takeCards],
  words: { ...setupWords, ...incomeWords, ...intrigueWords },
}
