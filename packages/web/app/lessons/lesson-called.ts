import { type Lesson, puzzleLesson } from '@windward/table/lesson'
import { gameNamed } from '../games.ts'

/** A lesson of a game, or one of its puzzles. */
export async function lessonCalled(game: string, id: string): Promise<Lesson | undefined> {
  const { lessons, puzzles, puzzlebook } = gameNamed(game)
  const isPuzzle = (await puzzles?.())?.some((each) => each.id === id)
  if (isPuzzle !== true) return (await lessons?.())?.find((each) => each.id === id)
  const book = await puzzlebook?.()
  const puzzle = book?.puzzles.find((each) => each.id === id)
  return book && puzzle && puzzleLesson(book, puzzle)
}
