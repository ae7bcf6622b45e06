import * as z from 'zod'
import { ROUND_LIMIT } from './data/victory.ts'

/** SOW 1.2.1: what a table chooses before play. */
export const optionsShape = z.strictObject({
  mode: z
    .enum(['sails', 'base'])
    .default('sails')
    .describe('The whole game, or the land game alone: no ships, and votes on what the events bring'),
  roundLimit: z
    .int()
    .min(1)
    .max(ROUND_LIMIT.most)
    .default(ROUND_LIMIT.usual)
    .describe('After so many rounds whoever has most Stars has won'),
  stocks: z
    .enum(['open', 'hidden'])
    .default('open')
    .describe('Whether everybody sees what lies in your stores'),
  presenceHarvest: z
    .boolean()
    .default(false)
    .describe('Only Realms with units of yours bring a harvest, and your Home Realm'),
  defence: z
    .boolean()
    .default(false)
    .describe('The fourth figure of Heroes and foes is defence: dice that cancel hits'),
})

export type Options = z.infer<typeof optionsShape>
