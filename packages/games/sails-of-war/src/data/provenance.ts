import * as z from 'zod'

/** Where a figure comes from: printed, inferred from what is printed elsewhere, or designed because it is lost. */
const ORIGINS = ['printed', 'inferred', 'designed'] as const

/** S the rulebook of The Sails of War, B our reconstruction of the BattleMist game under it, by its part. */
const DOCUMENT_IDS = ['S', 'B'] as const

export const provenanceSchema = z
  .strictObject({
    origin: z.enum(ORIGINS),
    source: z.templateLiteral([z.enum(DOCUMENT_IDS), ' ', z.string().min(1)]),
  })
  .readonly()

export type Provenance = z.infer<typeof provenanceSchema>
type Source = Provenance['source']

export const printed = (source: Source): Provenance => ({ origin: 'printed', source })
export const inferred = (source: Source): Provenance => ({ origin: 'inferred', source })
export const designed = (source: Source): Provenance => ({ origin: 'designed', source })

/** Where the figures of a table come from: by its columns, or by its rows where these differ. */
export type TableProvenance<Name extends string> = Readonly<Record<Name, Provenance>>
