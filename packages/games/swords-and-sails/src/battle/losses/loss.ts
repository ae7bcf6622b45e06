import { z } from 'zod'
import { pieceKeyShape } from '../../pieces.ts'
import { figureShape } from '../figure.ts'
import type { Stock } from '../stock.ts'

/** Figures of one kind taken from one piece. */
const lossShape = z.strictObject({
  piece: pieceKeyShape,
  kind: figureShape,
  count: z.int().min(1).max(999),
})
export type Loss = z.infer<typeof lossShape>

export const lossesShape = z.array(lossShape).max(80)
export type Losses = readonly Loss[]

export function lossOf({ piece, kind, count }: Stock): Loss {
  return { piece, kind, count }
}
