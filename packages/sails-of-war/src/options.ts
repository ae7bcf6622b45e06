import * as z from 'zod'
import { ROUND_LIMIT } from './data/victory.ts'

/** SOW 1.2.1: what a table chooses before play. */
export const optionsShape = z.strictObject({
  mode: z.enum(['sails', 'base']).default('sails'),
  roundLimit: z.int().min(1).max(ROUND_LIMIT.most).default(ROUND_LIMIT.usual),
  stocks: z.enum(['open', 'hidden']).default('open'),
  presenceHarvest: z.boolean().default(false),
  defence: z.boolean().default(false),
})

export type Options = z.infer<typeof optionsShape>
