import type { GameTypes } from '@windward/table'
import type { BoardModule, ClauseText } from './table/contract.ts'
import { plainBoard } from './table/plain-board.tsx'

/** The boards that have been drawn: each game's folder exports its own as `board`. */
const drawn = import.meta.glob<{ readonly board: BoardModule<GameTypes> }>('./boards/*/index.tsx')

/** A game whose board is not drawn is played in words. */
export function isDrawn(game: string): boolean {
  return `./boards/${game}/index.tsx` in drawn
}

export async function boardOf(game: string): Promise<BoardModule<GameTypes>> {
  const found = await drawn[`./boards/${game}/index.tsx`]?.()
  return found?.board ?? plainBoard
}

const written: Readonly<Record<string, () => Promise<{ default: readonly ClauseText[] }>>> = {
  'swords-and-sails': () => import('./brochures/swords-and-sails-clauses.ts'),
  'sails-of-war': () => import('clauses:@windward/sails-of-war'),
  'sails-of-glory': () => import('clauses:@windward/sails-of-glory'),
}

/** The rules of a game, clause by clause; they are loaded when somebody wants to read. */
export async function clausesOf(game: string): Promise<readonly ClauseText[]> {
  return (await written[game]?.())?.default ?? []
}
