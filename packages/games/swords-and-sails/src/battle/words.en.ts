import { type Catalogue, speaker } from '@windward/table'
import { decisionsWords } from './decisions-words.en.ts'
import { eventsWords } from './events-words.en.ts'
import { lineWords } from './line-words.en.ts'
import { lossesWords } from './losses-words.en.ts'
import { retreatWords } from './retreat-words.en.ts'

export const battleWords = {
  ...decisionsWords,
  ...eventsWords,
  ...lineWords,
  ...lossesWords,
  ...retreatWords,
} satisfies Catalogue

export const say = speaker<typeof battleWords>()
