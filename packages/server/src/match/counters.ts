import type { Json } from '@windward/table'
import { z } from 'zod'

const whole = z.int().min(0)

const countersShape = z.object({
  /** How many lines the ledger had. */
  lines: whole,
  sights: z.record(z.string(), z.object({ sequence: whole, lines: whole })),
  clock: z.object({
    running: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          asked: z.number(),
          answered: z.number().exactOptional(),
          allowanceMs: z.number(),
          free: z.boolean(),
        }),
      ),
    ),
    drawn: z.record(z.string(), z.number()),
  }),
})

/** What is kept with a checkpoint so that a match goes on from it with the same numbers and clocks. */
export function readCounters(stored: Json): z.infer<typeof countersShape> {
  return countersShape.parse(stored)
}
