import { findGames } from '@windward/find-games'
import type { ServedGame } from '../../src/match/served-game.ts'
import { FIXTURE } from './test-server.ts'

/** Every game that lies in packages/games, as a server offers it. */
export const FOUND: readonly ServedGame[] = await Promise.all(
  findGames().map(async ({ module }) => ({ game: (await import(module)).game, module })),
)

/** How each game is laid for a short trial; the table's own game goes first. */
export const SHORT = [
  { ...FIXTURE, seats: 7, options: { turns: 5 } },
  ...FOUND.map((served) => {
    const { seats = served.game.seats.fewest, options } = served.game.trials?.short ?? { options: {} }
    return { ...served, seats, options }
  }),
]
