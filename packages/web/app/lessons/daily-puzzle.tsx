import { useSignal } from '@preact/signals'
import type { GameEntry, ListedPuzzle } from '@windward/kit/game-entry.ts'
import { useEffect } from 'preact/hooks'
import { games } from '../games.ts'
import { hrefTo } from '../route.ts'
import { Shortened } from '../shell/shortened.tsx'
import { puzzleListWords as words } from './lesson-words.en.ts'
import { progressIn } from './progress.ts'

interface Daily {
  readonly game: GameEntry
  readonly puzzle: ListedPuzzle
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The same one for everybody on the same day: the games take turns, and each goes through its puzzles. */
async function dailyOn(day: number): Promise<Daily | undefined> {
  const withPuzzles = games.filter(({ puzzles }) => puzzles !== undefined)
  const game = withPuzzles[day % withPuzzles.length]
  const puzzles = (await game?.puzzles?.()) ?? []
  const puzzle = puzzles[Math.floor(day / withPuzzles.length) % puzzles.length]
  return game && puzzle && { game, puzzle }
}

export function DailyPuzzle() {
  const daily = useSignal<Daily | undefined>(undefined)
  useEffect(() => {
    void dailyOn(Math.floor(Date.now() / DAY_MS)).then((found) => {
      daily.value = found
    })
  }, [daily])
  if (daily.value === undefined) return null
  const { game, puzzle } = daily.value
  const solved = progressIn(game.id, puzzle.id)?.done === true
  return (
    <>
      <h2 id="daily-title">{words.daily}</h2>
      <p>
        <b>{puzzle.title}</b> · {game.name}
        {solved && <span class="hint"> ✓ {words.isSolved}</span>}
      </p>
      <p>
        <a class="plain" href={hrefTo('lesson', game.id, puzzle.id)}>
          <Shortened {...(solved ? words.solvedToday : words.solve)(puzzle.title)} />
        </a>
      </p>
    </>
  )
}
