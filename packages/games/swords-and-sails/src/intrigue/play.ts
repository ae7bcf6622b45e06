import { z } from 'zod'
import { landIds } from '../data/area-ids.ts'
import { FACTION_IDS } from '../data/factions/factions.ts'
import { ARMY_IDS } from '../data/pieces.ts'
import { pieceKeyShape } from '../pieces.ts'

const land = z.enum(landIds)

/** SNS 3.3.2, SNS 3.5.2, SNS 12.3.6: what a seat can do in its turn to play, one thing at a time. */
export const playShape = z.discriminatedUnion('play', [
  z.strictObject({ play: z.literal('royalMarriage'), land }),
  z.strictObject({ play: z.literal('inheritTitle'), land }),
  z.strictObject({ play: z.literal('spy'), piece: pieceKeyShape }),
  z.strictObject({ play: z.literal('raidCaravans'), agreement: z.string().min(1).max(20) }),
  /** The Spy-Master's look at a hand; no card is needed. */
  z.strictObject({ play: z.literal('look'), at: z.enum(FACTION_IDS) }),
  z.strictObject({
    play: z.literal('peasantRevolt'),
    land,
    /** The peasants given up, by army. */
    peasants: z
      .array(z.strictObject({ army: z.enum(ARMY_IDS), count: z.int().min(1).max(100) }))
      .max(ARMY_IDS.length),
  }),
  z.strictObject({ play: z.literal('politicalUnrest'), land }),
  z.strictObject({ play: z.literal('agitators'), land }),
  z.strictObject({ play: z.literal('borderIncursion'), land }),
])
export type Play = z.infer<typeof playShape>
export type RevoltPlay = Extract<Play, { land: unknown }> &
  Record<'play', 'peasantRevolt' | 'politicalUnrest' | 'agitators' | 'borderIncursion'>
