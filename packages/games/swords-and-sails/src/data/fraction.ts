import * as z from 'zod'

/** A share, kept as two whole numbers so that no rule ever rounds by accident: `[2, 3]` is two thirds. */
export const fractionSchema = z.tuple([z.int().positive(), z.int().positive()]).readonly()

export type Fraction = z.infer<typeof fractionSchema>
