import type { AnyGame } from '@windward/table'

/** A game the server offers, and where its module is: bots are run by workers that load it for themselves. */
export interface ServedGame {
  readonly game: AnyGame
  readonly module: string
}

export type Games = ReadonlyMap<string, ServedGame>

export function gamesById(served: readonly ServedGame[]): Games {
  return new Map(served.map((each) => [each.game.id, each]))
}
