import * as z from 'zod'
import { type Fraction, fractionSchema } from '../fraction.ts'
import { designed, type Provenance, printed } from '../provenance.ts'

export const quickCombatSchema = z
  .strictObject({
    /** A die of a volley counts when it shows this or less, whatever the unit's own figure. */
    volleyHit: z.int().min(1).max(6),
    /** Share of a volley's dice in a parting shot, rounded up. */
    partingShot: fractionSchema,
    /** Dice of one cavalry unit running down those who leave. */
    runDownDice: z.int().positive(),
    /** Share of all its dice with which a side that retreats by choice may answer, rounded up. */
    answer: fractionSchema,
    /** Ones in a side's whole roll at sea that take one ship. */
    onesPerCapture: z.int().positive(),
    /** Above this many units in all, quick combat is advised. */
    advisedAbove: z.int().positive(),
    /** Below this many ships on a side, the rulebook would rather see line combat. */
    fewShips: z.int().positive(),
  })
  .readonly()

const HALF: Fraction = [1, 2]

export const QUICK_COMBAT: z.infer<typeof quickCombatSchema> = {
  // Ruling C3: ones and twos always; the earlier printing's "hit value less one" was withdrawn.
  volleyHit: 2,
  // Ruling C4: half the dice, at those who rout and at those who retreat.
  partingShot: HALF,
  runDownDice: 1,
  answer: HALF,
  onesPerCapture: 2,
  advisedAbove: 50,
  // Ruling C28: advice only; a table may switch it on.
  fewShips: 3,
}

export const QUICK_COMBAT_PROVENANCE: Readonly<Record<'figures' | 'rounding', Provenance>> = {
  figures: printed('GM Phase 6; R Alternative quick combat'),
  rounding: designed('REF 3, point 9'),
}
