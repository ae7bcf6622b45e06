import * as z from 'zod'
import { type Provenance, printed } from './provenance.ts'

export const GAME_LENGTHS = ['short', 'medium', 'long', 'campaign'] as const
export type GameLength = (typeof GAME_LENGTHS)[number]

export const victorySchema = z
  .strictObject({
    /** Null: no number of points wins, only outlasting everybody. */
    targets: z.record(z.enum(GAME_LENGTHS), z.int().positive().nullable()).readonly(),
    territory: z.int().positive(),
    minorCity: z.int().positive(),
    majorCity: z.int().positive(),
    enemyCapital: z.int().positive(),
    /** By the number of members, from a single player up. */
    teamBonus: z.array(z.int().nonnegative()).readonly(),
    /** Seasons the points must still stand after they were first reached. */
    seasonsHeld: z.int().positive(),
    /** Seasons to wait after a team was formed or broken. */
    seasonsAfterAlliance: z.int().positive(),
  })
  .readonly()

export const VICTORY: z.infer<typeof victorySchema> = {
  targets: { short: 40, medium: 60, long: 100, campaign: null },
  territory: 1,
  minorCity: 1,
  majorCity: 3,
  enemyCapital: 10,
  teamBonus: [0, 5, 10, 15],
  seasonsHeld: 1,
  seasonsAfterAlliance: 2,
}

export const VICTORY_PROVENANCE: Provenance = printed(
  'R Goals of the game, Phase 3, Phase 9, Additional notes',
)
