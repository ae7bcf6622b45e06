import { z } from 'zod'

/**
 * Where a figure comes from: printed in the rulebook, measured on real components, inferred as the only value that
 * fits several facts, or designed by us because it was only ever a picture or is lost.
 */
const ORIGINS = ['printed', 'measured', 'inferred', 'designed'] as const

/** R is the rulebook with its page, REF our reference on the components with its section. */
export const provenanceSchema = z.strictObject({
  origin: z.enum(ORIGINS),
  source: z.templateLiteral([z.enum(['R', 'REF']), ' ', z.string().min(1)]),
})

export type Provenance = Readonly<z.infer<typeof provenanceSchema>>
type Source = Provenance['source']

export const printed = (source: Source): Provenance => ({ origin: 'printed', source })
export const measured = (source: Source): Provenance => ({ origin: 'measured', source })
export const inferred = (source: Source): Provenance => ({ origin: 'inferred', source })
export const designed = (source: Source): Provenance => ({ origin: 'designed', source })
