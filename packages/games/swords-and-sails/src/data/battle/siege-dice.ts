import * as z from 'zod'
import { type Provenance, printed } from '../provenance.ts'

export const siegeDiceSchema = z
  .strictObject({
    territory: z.int().nonnegative(),
    minorCity: z.int().positive(),
    majorCity: z.int().positive(),
    /** Casualty points on top when a played faction's own capital is besieged. */
    capital: z.int().nonnegative(),
  })
  .readonly()

/**
 * Dice a besieger rolls for casualty points. Bonuses of single factions are among their specials; they hold
 * only while the faction itself holds its home, and add up (ruling C30).
 */
export const SIEGE_DICE: z.infer<typeof siegeDiceSchema> = {
  territory: 1,
  minorCity: 1,
  majorCity: 3,
  capital: 10,
}

export const SIEGE_DICE_PROVENANCE: Provenance = printed('R Siege battles')
