import { z } from 'zod'
import { landIds, seaIds } from '../data/area-ids.ts'
import { FACTION_IDS } from '../data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'

const land = z.enum(landIds)
const sea = z.enum(seaIds)
const army = z.enum(ARMY_IDS)
const fleet = z.enum(FLEET_IDS)
const many = z.int().min(1).max(9999)

/** SNS 5.2, SNS 5.1.3: what the piece does when it meets others, one of three. */
const stanceShape = z.discriminatedUnion('stance', [
  z.strictObject({ stance: z.literal('attack'), only: z.enum(FACTION_IDS).optional() }),
  z.strictObject({ stance: z.literal('defend') }),
  z.strictObject({ stance: z.literal('support'), area: z.union([land, sea]) }),
])
export type Stance = z.infer<typeof stanceShape>

/** SNS 5.1.2, SNS 5.4.4: what an army does; it names one destination at most (SNS 5.1.4). */
const armyDeedShape = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('hold') }),
  z.strictObject({ deed: z.literal('move'), to: land }),
  /** Board these fleets, before or after they move; go ashore, or stay aboard where `to` is missing. */
  z.strictObject({
    deed: z.literal('board'),
    fleets: z.array(fleet).min(1).max(5),
    when: z.enum(['before', 'after']),
    to: land.optional(),
    /** SNS 5.4.5: units sent home so that the rest fit. */
    disband: z.partialRecord(z.enum(UNIT_IDS), many).optional(),
  }),
  /** Go ashore from the fleets it is aboard of already. */
  z.strictObject({ deed: z.literal('land'), to: land }),
])
export type ArmyDeed = z.infer<typeof armyDeedShape>

/** What a fleet does; whom it carries stands in the armies' orders. */
const fleetDeedShape = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('hold') }),
  z.strictObject({ deed: z.literal('move'), to: sea }),
  z.strictObject({ deed: z.literal('dock'), to: land }),
])
export type FleetDeed = z.infer<typeof fleetDeedShape>

const armyOrderShape = z.strictObject({
  army,
  does: armyDeedShape,
  meets: stanceShape,
  /** SNS 5.3.1: armies that name the same group fight as one. */
  group: z.string().min(1).max(20).optional(),
  /** SNS 8.1.4: which team-mate besieges where they meet. */
  besieger: z.enum(FACTION_IDS).optional(),
})
export type ArmyOrder = z.infer<typeof armyOrderShape>

const fleetOrderShape = z.strictObject({ fleet, does: fleetDeedShape, meets: stanceShape })
export type FleetOrder = z.infer<typeof fleetOrderShape>

export type Order = ArmyOrder | FleetOrder

/** SNS 5.5.1: units or ships that change between two pieces in one place before anything moves. */
const transferShape = z.union([
  z.strictObject({ from: army, to: army, units: z.partialRecord(z.enum(UNIT_IDS), many) }),
  z.strictObject({ from: fleet, to: fleet, ships: z.partialRecord(z.enum(SHIP_IDS), many) }),
])
export type Transfer = z.infer<typeof transferShape>

/** All a seat writes in phase 4. A piece that is not named holds and defends (SNS 5.1.5). */
export const ordersShape = z.strictObject({
  armies: z.array(armyOrderShape).max(ARMY_IDS.length),
  fleets: z.array(fleetOrderShape).max(FLEET_IDS.length),
  transfers: z.array(transferShape).max(20),
})
export type Orders = z.infer<typeof ordersShape>

/** SNS 14.1.1: a copy of an order as somebody sees it; the units it sends home are seen by its owner alone. */
export function seenOrder(order: Order | null, own: boolean): Order | null {
  if (order === null) return null
  const meets = { ...order.meets }
  if (!('army' in order)) return { ...order, does: { ...order.does }, meets }
  if (order.does.deed !== 'board') return { ...order, does: { ...order.does }, meets }
  const { disband, ...open } = order.does
  const does = { ...open, fleets: [...open.fleets] }
  return { ...order, does: own && disband !== undefined ? { ...does, disband: { ...disband } } : does, meets }
}
