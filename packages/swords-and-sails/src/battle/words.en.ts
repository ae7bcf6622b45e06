import { type Catalogue, speaker } from '@windward/table'
import { lossesWords } from './losses-words.en.ts'

export const battleWords = {
  ...lossesWords,
} satisfies Catalogue

export const say = speaker<typeof battleWords>()
