import type { Game, GameTypes } from './game.ts'

/**
 * As much of a game as lays a table and puts its first question, for a browser that wants to show it before the rest has
 * come. Of a match it knows nothing more: what people answer is for the whole game, which goes on from the same record.
 */
export interface Opening<G extends GameTypes> {
  /** With the decisions and words that the first question takes, and bots who can answer it. */
  readonly game: Game<G>
  /** Whether a table with these options comes to its first question so. */
  suits(options: G['options']): boolean
}

export type AnyOpening = Opening<GameTypes>
