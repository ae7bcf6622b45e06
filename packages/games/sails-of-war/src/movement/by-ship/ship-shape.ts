import * as z from 'zod'
import { sideShape } from '../../board/zones.ts'
import { RACE_IDS } from '../../data/races.ts'
import { REALM_IDS } from '../../data/realms.ts'
import { SHIP_IDS } from '../../data/ships.ts'
import type { PortRef, ShipId } from '../../public-state.ts'
import { countersFor } from '../../ships.ts'

const ALL_SHIPS = RACE_IDS.flatMap((race) =>
  SHIP_IDS.flatMap((kind) =>
    Array.from({ length: countersFor(race, kind) }, (_, index): ShipId => `${race}/${kind}/${index + 1}`),
  ),
)

/** A ship and a Port, as answers name them. */
export const shipShape: z.ZodType<ShipId> = z.literal(ALL_SHIPS)
export const portShape: z.ZodType<PortRef> = z.strictObject({ realm: z.enum(REALM_IDS), side: sideShape })
