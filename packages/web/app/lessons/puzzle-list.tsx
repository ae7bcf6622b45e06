import { useSignal } from '@preact/signals'
import type { ListedPuzzle } from '@windward/kit/game-entry.ts'
import { useEffect } from 'preact/hooks'
import { findGame } from '../games.ts'
import { hrefTo } from '../route.ts'
import { puzzleListWords as words } from './lesson-words.en.ts'
import { progressIn } from './progress.ts'

/** The puzzles of a game, and which of them have been solved here. */
export function PuzzleList({ game }: { readonly game: string }) {
  const puzzles = useSignal<readonly ListedPuzzle[]>([])
  useEffect(() => {
    puzzles.value = []
    void findGame(game)
      ?.puzzles?.()
      .then((found) => {
        puzzles.value = found
      })
  }, [game, puzzles])
  const all = puzzles.value
  if (all.length === 0) return null
  const isSolved = ({ id }: ListedPuzzle) => progressIn(game, id)?.done === true
  return (
    <section class="puzzles" aria-labelledby="puzzles-title">
      <h2 class="part" id="puzzles-title">
        {words.title}
      </h2>
      <p>
        {words.lead} <span class="hint">{words.solved(all.filter(isSolved).length, all.length)}</span>
      </p>
      <ol class="puzzle-list">
        {all.map((puzzle) => (
          <li key={puzzle.id}>
            <a href={hrefTo('lesson', game, puzzle.id)}>{puzzle.title}</a>
            {isSolved(puzzle) && <span class="hint"> ✓ {words.isSolved}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
