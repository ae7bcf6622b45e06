import * as z from 'zod'

/**
 * Where a figure comes from: printed in a document, measured on real coastlines, inferred from what a
 * document says elsewhere, or designed by us because the original was a picture or is lost.
 */
const ORIGINS = ['printed', 'measured', 'inferred', 'designed'] as const

/**
 * R0 the earlier printing of the rulebook, R1 the later one, R both of them alike, GM the teaching guide,
 * WEB the publisher's listings, REF our reference on the game (its section; its rulings are C1 to C56).
 */
const DOCUMENT_IDS = ['R0', 'R1', 'R', 'GM', 'WEB', 'REF'] as const

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

/** The provenance of a table, column by column, with the single cells that differ from their column. */
export interface TableProvenance<Row extends string, Column extends string> {
  readonly columns: Readonly<Record<Column, Provenance>>
  readonly cells: Readonly<Partial<Record<Row, Readonly<Partial<Record<Column, Provenance>>>>>>
}

export function provenanceOf<Row extends string, Column extends string>(
  table: TableProvenance<Row, Column>,
  row: Row,
  column: Column,
): Provenance {
  return table.cells[row]?.[column] ?? table.columns[column]
}
