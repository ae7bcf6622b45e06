import * as z from 'zod'
import { FACTION_IDS } from '../factions/factions.ts'
import { inferred, type Provenance, printed } from '../provenance.ts'
import { PLAYING_ORDER } from './intrigue-order.ts'

export const espionageSchema = z
  .strictObject({
    attemptPrice: z.int().positive(),
    counterAgentPrice: z.int().positive(),
    succeedsUpTo: z.int().min(2).max(12),
    counterAgentAdds: z.int().positive(),
    order: z.array(z.enum(FACTION_IDS)).readonly(),
  })
  .readonly()

/**
 * The variant that puts espionage in place of the intrigue phase. The rulebook lists the seven majors; the
 * minors stand where the playing order of intrigue has them.
 */
export const ESPIONAGE: z.infer<typeof espionageSchema> = {
  attemptPrice: 30,
  counterAgentPrice: 30,
  succeedsUpTo: 8,
  counterAgentAdds: 3,
  order: PLAYING_ORDER,
}

export const ESPIONAGE_PROVENANCE: Readonly<Record<'figures' | 'orderOfMinors', Provenance>> = {
  figures: printed('R Optional rule 2'),
  orderOfMinors: inferred('R1 Phase 2: the playing order contains the espionage order'),
}
