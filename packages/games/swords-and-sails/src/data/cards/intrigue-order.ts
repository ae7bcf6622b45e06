import * as z from 'zod'
import { FACTION_IDS, type FactionId } from '../factions/factions.ts'
import { type Provenance, printed } from '../provenance.ts'
import { COLOUR_IDS } from './intrigue-colours.ts'

export const intrigueOrderSchema = z
  .array(
    z
      .strictObject({
        faction: z.enum(FACTION_IDS),
        /** The free cards of a season; each is one card of any of its colours. */
        free: z.array(z.array(z.enum(COLOUR_IDS)).readonly()).readonly(),
      })
      .readonly(),
  )
  .readonly()

/** Cards are taken in this order and played in the reverse one. */
export const INTRIGUE_ORDER: z.infer<typeof intrigueOrderSchema> = [
  // SNS 3.1.3, ruling C17: the Empire's second card is of any colour, yellow too.
  { faction: 'HRE', free: [['yellow'], ['green', 'blue', 'yellow', 'red']] },
  { faction: 'QUR', free: [['red', 'green', 'yellow']] },
  { faction: 'FAT', free: [['yellow', 'blue', 'green']] },
  { faction: 'LEO', free: [['blue', 'green', 'red']] },
  { faction: 'BYZ', free: [['blue', 'green']] },
  { faction: 'KHA', free: [['yellow', 'blue', 'green']] },
  { faction: 'POL', free: [['yellow', 'blue', 'green']] },
  { faction: 'KIE', free: [['blue', 'green']] },
  { faction: 'BUL', free: [['red', 'blue', 'green']] },
  { faction: 'ARM', free: [['red', 'blue', 'green']] },
  { faction: 'FRA', free: [['blue', 'green']] },
  { faction: 'HUN', free: [['red', 'blue', 'green']] },
  { faction: 'ENG', free: [['blue', 'green']] },
  { faction: 'IRE', free: [['red', 'blue', 'green']] },
  { faction: 'NSE', free: [['red', 'green']] },
]

export const INTRIGUE_ORDER_PROVENANCE: Provenance = printed('R1 Phase 2')

export const TAKING_ORDER: readonly FactionId[] = INTRIGUE_ORDER.map((place) => place.faction)
export const PLAYING_ORDER: readonly FactionId[] = TAKING_ORDER.toReversed()
