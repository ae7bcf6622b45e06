import { type Puzzlebook, puzzlesIn } from '@windward/table/lesson'
import mined from './data/mined.json' with { type: 'json' }
import { puzzleWords } from './words.en.ts'

/** What can be solved. */
export const puzzlebook: Puzzlebook = {
  puzzles: puzzlesIn(mined),
  words: puzzleWords,
  pointsIn: ({ fields: { realm } }) => (typeof realm === 'string' ? [{ place: realm }] : []),
  measure: () => 'chance',
}
