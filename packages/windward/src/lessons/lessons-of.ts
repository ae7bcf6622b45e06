import { pathToFileURL } from 'node:url'
import { findGames, partOf } from '@windward/find-games'
import type { AnyGame } from '@windward/table'
import type { Lesson } from '@windward/table/lesson'

export interface Taught {
  readonly game: string
  readonly lessons: readonly Lesson[]
  rules(): Promise<AnyGame>
}

/** What each game teaches; those without lessons teach nothing. */
export async function lessonsOfAll(): Promise<readonly Taught[]> {
  return Promise.all(
    findGames().map(async (found) => {
      const file = partOf(found, 'lessons/index.ts')
      const { lessons = [] }: { readonly lessons?: readonly Lesson[] } =
        file === undefined ? {} : await import(pathToFileURL(file).href)
      return { game: found.id, lessons, rules: async () => (await import(found.module)).game }
    }),
  )
}
