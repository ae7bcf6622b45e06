import { type Lesson, seatsAt } from '@windward/table/lesson'
import { layLocal } from '../host/local/lay-local.ts'
import { stepsKept } from '../host/local/store.ts'
import { hostWords } from '../host/words.en.ts'
import { ownName } from '../shell/settings.ts'
import { learnWords } from './lesson-words.en.ts'
import { keepProgress, type Progress, progressIn } from './progress.ts'

/** Lays the table of a lesson anew. */
export async function begin(game: string, lesson: Lesson): Promise<Progress> {
  const { id, table } = lesson
  const { here, options } = table
  const seats = seatsAt(table).map((seat) =>
    seat === here
      ? { seat, by: 'here' as const, name: ownName.value || hostWords.you }
      : { seat, by: 'bot' as const, level: 'easy' as const },
  )
  const laid = await layLocal(game, options, seats, { lesson: { id, table } })
  if (!('id' in laid)) throw new Error(learnWords.noSuch)
  const done = progressIn(game, id)?.done ?? false
  const progress = { table: laid.id, at: 0, done, marks: { 0: { steps: await stepsKept(laid.id) } } }
  keepProgress(game, id, progress)
  return progress
}
