import { type Catalogue, speaker } from '@windward/table'
import { lossesWords } from './losses-words.en.ts'
import { retreatWords } from './retreat-words.en.ts'

export const battleWords = {
  ...lossesWords,
  ...retreatWords,
} satisfies Catalogue

export const say = speaker<typeof battleWords>()
