import type { AnyGame, GameAtHand, GameTypes } from '@windward/table'
import { AtHand } from './host/at-hand.ts'

type Volume = GameAtHand<GameTypes>

/** The games this page can play by itself; each is loaded when somebody sits down to it. */
export interface GameOnShelf {
  readonly id: string
  readonly name: string
  rules(): Promise<AnyGame>
  /** Fetches the later chapters of rules that come in two volumes. */
  rest?(): Promise<void>
  /** What the page needs of it while the rules run elsewhere. */
  asked(): Promise<Volume>
  /** As much of that as most matches open with, where it is worth being there sooner. */
  opening?(): Promise<Volume>
  /** The JSON Schema of its options. */
  options(): Promise<{ readonly properties?: unknown }>
}

const swordsAndSails = async () => (await import('@windward/swords-and-sails')).game
const sailsOfWar = async () => (await import('@windward/sails-of-war')).game
const sailsOfGlory = async () => (await import('@windward/sails-of-glory')).game

export const shelf: readonly GameOnShelf[] = [
  {
    id: 'swords-and-sails',
    name: 'Swords & Sails',
    rules: swordsAndSails,
    rest: async () => (await import('rest-of-rules')).restOfRules(),
    asked: async () => (await import('@windward/swords-and-sails/asked')).asked,
    opening: async () => (await import('@windward/swords-and-sails/opening')).opening,
    options: async () => (await import('options:@windward/swords-and-sails')).default,
  },
  {
    id: 'sails-of-war',
    name: 'Sails of War',
    rules: sailsOfWar,
    asked: sailsOfWar,
    options: async () => (await import('options:@windward/sails-of-war')).default,
  },
  {
    id: 'sails-of-glory',
    name: 'Sails of Glory',
    rules: sailsOfGlory,
    asked: sailsOfGlory,
    options: async () => (await import('options:@windward/sails-of-glory')).default,
  },
]

export function onShelf(id: string): GameOnShelf {
  const found = shelf.find((game) => game.id === id)
  if (found === undefined) throw new Error(`This page does not know the game “${id}”.`)
  return found
}

/** The game for a table that has just been laid, or for one that has been played at for a while. */
export async function atHand(game: string, fresh: boolean): Promise<AtHand> {
  const { opening, asked } = onShelf(game)
  return new AtHand(await (fresh && opening !== undefined ? opening() : asked()), asked)
}
