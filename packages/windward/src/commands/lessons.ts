import { stepsOf } from '@windward/table/lesson'
import type { Command } from 'commander'
import { lessonsOfAll } from '../lessons/lessons-of.ts'
import { type LessonPlayed, playLesson } from '../lessons/play-lesson.ts'
import { print } from '../output.ts'

export function lessonsCommand(program: Command): void {
  const lessons = program
    .command('lessons')
    .description('Lists what can be learnt at the table, game by game.')
    .option('--json', 'print one object and nothing else')
    .action(list)
  lessons
    .command('check')
    .description(
      'Plays every lesson through: what it shows must work, what it does not want must be told why.',
    )
    .option('--json', 'print one object and nothing else')
    .action(check)
}

interface Wishes {
  readonly json?: true
}

async function list({ json }: Wishes): Promise<void> {
  const taught = await lessonsOfAll()
  const games = Object.fromEntries(
    taught.map(({ game, lessons }) => [
      game,
      { lessons: lessons.map((lesson) => ({ id: lesson.id, steps: stepsOf(lesson).length })), puzzles: [] },
    ]),
  )
  const lines = taught.flatMap(({ game, lessons }) =>
    lessons.map((lesson) => `${game}: ${lesson.id}, ${lesson.title} (${stepsOf(lesson).length} steps)`),
  )
  print({ games }, lines, json === true)
}

/** Asked of the command itself or of its part, `--json` means the same. */
async function check(_: Wishes, command: Command): Promise<void> {
  const { json }: Wishes = command.optsWithGlobals()
  const games: Record<string, LessonPlayed[]> = {}
  for (const { game, lessons, rules } of await lessonsOfAll()) {
    const played = lessons.length === 0 ? undefined : await rules()
    games[game] = played === undefined ? [] : lessons.map((lesson) => playLesson(played, lesson))
  }
  const all = Object.values(games).flat()
  const faults = all.flatMap((played) => played.faults)
  const lines = all.map(
    ({ id, steps, wrongTries, passedOver }) =>
      `${id}: ${steps} steps, ${wrongTries} wrong tries told why${
        passedOver.length > 0 ? `, not come up: ${passedOver.join(', ')}` : ''
      }`,
  )
  print({ ok: faults.length === 0, games }, [...lines, ...faults], json === true)
  if (faults.length > 0) process.exitCode = 1
}
