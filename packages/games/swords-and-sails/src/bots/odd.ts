import type { Bot } from '@windward/table'
import type { SwordsAndSails } from '../state.ts'
import { SOUND } from './habits.ts'
import { ruler } from './steward.ts'

/** Other habits than any that those who think ahead reckon with: an opponent to measure them by. */
export const odd: Bot<SwordsAndSails> = ruler({
  ...SOUND,
  pointWorth: 6.5,
  rivalry: 0.9,
  againstLeader: 0.9,
  kill: 1.2,
  fear: 0.6,
  variety: 0.8,
  unitsInPeace: 0.55,
  unitsInDanger: 0.75,
  cardPrice: 30,
  retreatBelow: 0.35,
})
