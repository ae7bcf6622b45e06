import { nameOf, stepsOf } from '@windward/table/lesson'
import type { Command } from 'commander'
import { lessonsOfAll, type Taught } from '../lessons/lessons-of.ts'
import { type LessonPlayed, playLesson } from '../lessons/play-lesson.ts'
import { checkPuzzle, GLANCE, type PuzzleChecked } from '../lessons/puzzles/check-puzzle.ts'
import { print } from '../output.ts'
import { mineCommand } from './mine-puzzles.ts'

export function lessonsCommand(program: Command): void {
  const lessons = program
    .command('lessons')
    .description('Lists what can be learnt at the table, game by game.')
    .option('--json', 'print one object and nothing else')
    .action(list)
  lessons
    .command('check')
    .description(
      'Plays every lesson through and every solution on: what is shown must work, what is not wanted must be told why.',
    )
    .option('--full', 'play solutions on until their lead is sure, up to 10,000 times')
    .option('--json', 'print one object and nothing else')
    .action(check)
  mineCommand(lessons)
}

interface Wishes {
  readonly json?: true
  readonly full?: true
}

async function list({ json }: Wishes): Promise<void> {
  const taught = await lessonsOfAll()
  const games = Object.fromEntries(
    taught.map(({ game, lessons, puzzlebook }) => [
      game,
      {
        lessons: lessons.map((lesson) => ({ id: lesson.id, steps: stepsOf(lesson).length })),
        puzzles: puzzlebook?.puzzles.map(({ id }) => id) ?? [],
      },
    ]),
  )
  const lines = taught.flatMap(({ game, lessons, puzzlebook }) => [
    ...lessons.map((lesson) => `${game}: ${lesson.id}, ${lesson.title} (${stepsOf(lesson).length} steps)`),
    ...(puzzlebook?.puzzles.map((puzzle) => `${game}: ${puzzle.id}, ${nameOf(puzzlebook, puzzle)}`) ?? []),
  ])
  print({ games }, lines, json === true)
}

interface Checked {
  readonly lessons: readonly LessonPlayed[]
  readonly puzzles: readonly PuzzleChecked[]
}

/** Asked of the command itself or of its part, `--json` means the same. */
async function check(_: Wishes, command: Command): Promise<void> {
  const { json, full }: Wishes = command.optsWithGlobals()
  const games: Record<string, Checked> = {}
  for (const taught of await lessonsOfAll()) games[taught.game] = await checked(taught, full === true)
  const all = Object.values(games)
  const faults = all.flatMap(({ lessons, puzzles }) =>
    [...lessons, ...puzzles].flatMap((each) => each.faults),
  )
  const lines = all.flatMap(({ lessons, puzzles }) => [
    ...lessons.map(played),
    ...puzzles.map(({ id, worlds }) => `${id}: played on in ${worlds} worlds`),
  ])
  print({ ok: faults.length === 0, games }, [...lines, ...faults], json === true)
  if (faults.length > 0) process.exitCode = 1
}

async function checked(taught: Taught, full: boolean): Promise<Checked> {
  const { lessons, puzzlebook: book } = taught
  if (lessons.length === 0 && book === undefined) return { lessons: [], puzzles: [] }
  const game = await taught.rules()
  const quarry = await taught.quarry()
  return {
    lessons: lessons.map((lesson) => playLesson(game, lesson)),
    puzzles:
      book === undefined || quarry === undefined
        ? []
        : book.puzzles.map((puzzle) =>
            checkPuzzle({ game, book, quarry, worlds: full ? 'until sure' : GLANCE }, puzzle),
          ),
  }
}

function played({ id, steps, wrongTries, passedOver }: LessonPlayed): string {
  const missing = passedOver.length > 0 ? `, not come up: ${passedOver.join(', ')}` : ''
  return `${id}: ${steps} steps, ${wrongTries} wrong tries told why${missing}`
}
