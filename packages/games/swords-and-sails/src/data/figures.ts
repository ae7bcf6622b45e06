import * as z from 'zod'

/** A handful of named whole numbers. */
export type Figures<Name extends string> = Readonly<Record<Name, number>>

export const figuresSchema = z.record(z.string(), z.int().positive())
