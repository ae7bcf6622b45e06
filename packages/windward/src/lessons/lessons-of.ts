import { pathToFileURL } from 'node:url'
import { type FoundGame, findGames, partOf } from '@windward/find-games'
import type { AnyGame } from '@windward/table'
import type { Lesson, Puzzlebook, Quarry } from '@windward/table/lesson'

export interface Taught {
  readonly game: string
  readonly lessons: readonly Lesson[]
  readonly puzzlebook: Puzzlebook | undefined
  rules(): Promise<AnyGame>
  /** Where puzzles are found, for a game that has any. */
  quarry(): Promise<Quarry | undefined>
}

/** What each game teaches; those without lessons teach nothing. */
export async function lessonsOfAll(): Promise<readonly Taught[]> {
  return Promise.all(findGames().map(taughtBy))
}

async function taughtBy(found: FoundGame): Promise<Taught> {
  const { lessons = [] }: { readonly lessons?: readonly Lesson[] } = await part(found, 'lessons/index.ts')
  const { puzzlebook }: { readonly puzzlebook?: Puzzlebook } = await part(found, 'puzzles/index.ts')
  return {
    game: found.id,
    lessons,
    puzzlebook,
    rules: async () => (await import(found.module)).game,
    quarry: async () => (await part(found, 'puzzles/quarry.ts')).quarry,
  }
}

async function part(found: FoundGame, file: string) {
  const path = partOf(found, file)
  return path === undefined ? {} : await import(pathToFileURL(path).href)
}
