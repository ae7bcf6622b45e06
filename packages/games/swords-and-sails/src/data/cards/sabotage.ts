import * as z from 'zod'
import { designed, type Provenance } from '../provenance.ts'

const points = z.int().nonnegative()

export const sabotageSchema = z
  .strictObject({
    /** Added to the two dice when a Counter Sabotage is played. */
    counterAdds: z.int().positive(),
    rows: z
      .array(
        z
          .strictObject({
            /** The row holds for rolls up to this, the counter's addition included. */
            upTo: z.int().min(2).max(15),
            army: points,
            fleet: points,
            /** The fleet may not move in the following season. */
            fleetHeld: z.boolean(),
          })
          .readonly(),
      )
      .readonly(),
  })
  .readonly()

/** Casualty points; the owner chooses the losses and armour does not help. */
export const SABOTAGE: z.infer<typeof sabotageSchema> = {
  counterAdds: 3,
  rows: [
    { upTo: 3, army: 8, fleet: 6, fleetHeld: true },
    { upTo: 5, army: 5, fleet: 4, fleetHeld: false },
    { upTo: 8, army: 3, fleet: 3, fleetHeld: false },
    { upTo: 10, army: 1, fleet: 1, fleetHeld: false },
    { upTo: 15, army: 0, fleet: 0, fleetHeld: false },
  ],
}

export const SABOTAGE_PROVENANCE: Provenance = designed('REF 2.5')
