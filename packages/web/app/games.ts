import { games } from 'virtual:games'
import type { About } from '@windward/kit/about.ts'
import { ClientGame } from '@windward/kit/client-game.ts'
import type { BoardModule } from '@windward/kit/contract.ts'
import type { GameEntry } from '@windward/kit/game-entry.ts'
import type { AnyGame, GameTypes } from '@windward/table'
import { plainAbout } from './plain-about.ts'
import { plainBoard } from './table/plain-board.tsx'
import { words } from './words.en.ts'

export { games }

export function findGame(id: string): GameEntry | undefined {
  return games.find((game) => game.id === id)
}

export function gameNamed(id: string): GameEntry {
  const found = findGame(id)
  if (found === undefined) throw new Error(words.unknownGame(id))
  return found
}

export async function boardOf(game: string): Promise<BoardModule<GameTypes>> {
  return (await findGame(game)?.board?.()) ?? plainBoard
}

export async function aboutOf(game: AnyGame): Promise<About> {
  return (await findGame(game.id)?.about?.()) ?? plainAbout(game)
}

/** What the page holds of a game whose rules run elsewhere. */
export async function clientGame(id: string): Promise<ClientGame> {
  return new ClientGame(await gameNamed(id).rules())
}
