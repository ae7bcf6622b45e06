import * as z from 'zod'
import { type Provenance, printed } from '../provenance.ts'

export const moraleSchema = z
  .strictObject({
    /** The morale of an army is the sum of this many of its best surviving units. */
    bestUnits: z.int().positive(),
    /** Dice of a rout check for each round fought so far (ruling C8: the first round has one die). */
    dicePerRound: z.int().positive(),
    /** Added to the roll of who defends his own territory. */
    ownTerritory: z.int().negative(),
    /** The same for his own capital, in place of the former (ruling C9). */
    ownCapital: z.int().negative(),
  })
  .readonly()

/** An army routs when its roll is above its morale; an equal roll stays (ruling C7). */
export const MORALE: z.infer<typeof moraleSchema> = {
  bestUnits: 3,
  dicePerRound: 1,
  ownTerritory: -5,
  ownCapital: -10,
}

export const MORALE_PROVENANCE: Provenance = printed('R Land combat, step 9; GM Phase 6, rout')
