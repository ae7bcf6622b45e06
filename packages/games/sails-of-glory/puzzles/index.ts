import { type Puzzlebook, puzzlesIn } from '@windward/table/lesson'
import mined from './data/mined.json' with { type: 'json' }
import { puzzleWords } from './words.en.ts'

/** What can be solved. */
export const puzzlebook: Puzzlebook = {
  puzzles: puzzlesIn(mined),
  words: puzzleWords,
  pointsIn: ({ fields: { ship, enemy } }) =>
    [ship, enemy].flatMap((each) => (typeof each === 'string' ? { place: each } : [])),
  measure: () => 'chance',
}
