import type { AnyGame } from '@windward/table'

/** The games this page can play by itself; each is loaded when somebody sits down to it. */
export interface GameOnShelf {
  readonly id: string
  readonly name: string
  rules(): Promise<AnyGame>
  /** The JSON Schema of its options. */
  options(): Promise<{ readonly properties?: unknown }>
}

export const shelf: readonly GameOnShelf[] = [
  {
    id: 'swords-and-sails',
    name: 'Swords & Sails',
    rules: async () => {
      const { game } = await import('@windward/swords-and-sails')
      return game
    },
    options: async () => (await import('options:@windward/swords-and-sails')).default,
  },
  {
    id: 'sails-of-war',
    name: 'Sails of War',
    rules: async () => {
      const { game } = await import('@windward/sails-of-war')
      return game
    },
    options: async () => (await import('options:@windward/sails-of-war')).default,
  },
  {
    id: 'sails-of-glory',
    name: 'Sails of Glory',
    rules: async () => {
      const { game } = await import('@windward/sails-of-glory')
      return game
    },
    options: async () => (await import('options:@windward/sails-of-glory')).default,
  },
]

export function onShelf(id: string): GameOnShelf {
  const found = shelf.find((game) => game.id === id)
  if (found === undefined) throw new Error(`This page does not know the game “${id}”.`)
  return found
}
