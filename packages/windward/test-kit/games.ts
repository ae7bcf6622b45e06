import { pathToFileURL } from 'node:url'
import { type FoundGame, findGames, partOf } from '@windward/find-games'
import type { AnyGame } from '@windward/table'
import type { Album } from './album.ts'

/** A game that was found, with its rules and what its own tests say of how it is pictured and played in a browser. */
export interface TriedGame {
  readonly found: FoundGame
  readonly game: AnyGame
  readonly album: Album
}

/** All games, in the order in which the first page offers them: the first is the one of “Play”. */
export async function triedGames(): Promise<readonly TriedGame[]> {
  const games = await Promise.all(
    findGames().map(async (found) => ({
      place: (await part(found, 'about.en.ts'))?.about.place ?? Infinity,
      found,
      game: (await import(found.module)).game,
      album: (await part(found, 'test/album.ts'))?.album ?? {},
    })),
  )
  return games.toSorted((a, b) => a.place - b.place)
}

/** The game the first page begins with, for what is tried with one game and could be with any. */
export async function firstGame(): Promise<TriedGame> {
  const [first] = await triedGames()
  if (first === undefined) throw new Error('There is no game in packages/games.')
  return first
}

async function part(found: FoundGame, name: string) {
  const file = partOf(found, name)
  return file === undefined ? undefined : import(pathToFileURL(file).href)
}
