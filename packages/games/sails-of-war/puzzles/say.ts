import { speaker } from '@windward/table'
import type { puzzleWords } from './words.en.ts'

export const say = speaker<typeof puzzleWords>()
