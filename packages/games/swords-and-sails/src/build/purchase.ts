import { z } from 'zod'
import { landIds, seaIds } from '../data/area-ids.ts'
import { MERCENARY_IDS } from '../data/cards/expansion-cards.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { FREE_UNIT_CARDS } from './free-units.ts'

const army = z.enum(ARMY_IDS)
const fleet = z.enum(FLEET_IDS)
const land = z.enum(landIds)
const many = z.int().min(1).max(200)

/** Units for one army, or ships for one fleet. */
const forArmyShape = z.strictObject({ army, units: z.partialRecord(z.enum(UNIT_IDS), many) })
const forFleetShape = z.strictObject({ fleet, ships: z.partialRecord(z.enum(SHIP_IDS), many) })
const batchShape = z.union([forArmyShape, forFleetShape])
export type Batch = z.infer<typeof batchShape>

/** SNS 9.2: a new army or fleet, and where it is to stand. */
const raisedShape = z.union([
  z.strictObject({ army, at: land }),
  z.strictObject({ fleet, at: z.union([land, z.enum(seaIds)]) }),
])
export type Raised = z.infer<typeof raisedShape>

const mercenary = z.enum(MERCENARY_IDS)

/** All a seat does in phase 7. */
export const purchaseShape = z.strictObject({
  /** In the order in which they are paid for. */
  raised: z.array(raisedShape).max(ARMY_IDS.length + FLEET_IDS.length),
  bought: z.array(batchShape).max(40),
  /** SNS 9.3: cards, and where what they give is put. */
  gifts: z
    .array(z.strictObject({ card: z.enum(FREE_UNIT_CARDS), batches: z.array(batchShape).min(1).max(10) }))
    .max(10),
  /** SNS 9.4.1: units that join those bought, for nothing. */
  joining: z.array(forArmyShape).max(10),
  /** SNS 12.3.2 */
  hired: z
    .array(z.union([z.strictObject({ card: mercenary, army }), z.strictObject({ card: mercenary, fleet })]))
    .max(24),
})
export type Purchase = z.infer<typeof purchaseShape>
export type Gift = Purchase['gifts'][number]
export type Hired = Purchase['hired'][number]

export function nothing(): Purchase {
  return { raised: [], bought: [], gifts: [], joining: [], hired: [] }
}

/** Every batch of a purchase, whatever it is paid with. */
export function batchesOf({ bought, gifts, joining }: Purchase): readonly Batch[] {
  if (gifts.length === 0 && joining.length === 0) return bought
  return [...bought, ...gifts.flatMap(({ batches }) => batches), ...joining]
}
