import { type Catalogue, speaker } from '@windward/table'
import { decisionsWords } from './decisions-words.en.ts'
import { eventsWords } from './events-words.en.ts'
import { retreatWords } from './leaving/leaving-words.en.ts'
import { lineWords } from './line/line-words.en.ts'
import { lossesWords } from './losses/losses-words.en.ts'

export const battleWords = {
  ...decisionsWords,
  ...eventsWords,
  ...lineWords,
  ...lossesWords,
  ...retreatWords,
} satisfies Catalogue

export const say = speaker<typeof battleWords>()
