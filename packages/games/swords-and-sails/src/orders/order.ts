import { z } from 'zod'
import { FACTION_IDS } from '../data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { attackShape } from './attack.ts'
import { dockShape } from './dock.ts'
import { goAboardShape } from './go-aboard.ts'
import { goAshoreShape } from './go-ashore.ts'
import { defendShape, holdShape } from './hold.ts'
import { marchShape } from './march.ts'
import { sailShape } from './sail.ts'
import { supportShape } from './support.ts'
import { transferShape } from './transfer.ts'

// Each kind of order is a file beside this one, with the same parts in the same order: its shape, where it can lead, what
// is wrong with it, what it warns of, and what it does.

/** SNS 5.2, SNS 5.1.3: what the piece does when it meets others, one of three. */
const stanceShape = z.discriminatedUnion('stance', [attackShape, defendShape, supportShape])
export type Stance = z.infer<typeof stanceShape>

/** SNS 5.1.2, SNS 5.4.4: what an army does; it names one destination at most (SNS 5.1.4). */
const armyDeedShape = z.discriminatedUnion('deed', [holdShape, marchShape, goAboardShape, goAshoreShape])
export type ArmyDeed = z.infer<typeof armyDeedShape>

const fleetDeedShape = z.discriminatedUnion('deed', [holdShape, sailShape, dockShape])
export type FleetDeed = z.infer<typeof fleetDeedShape>

const armyOrderShape = z.strictObject({
  army: z.enum(ARMY_IDS),
  does: armyDeedShape,
  meets: stanceShape,
  /** SNS 5.3.1: armies that name the same group fight as one. */
  group: z.string().min(1).max(20).optional(),
  /** SNS 8.1.4: which team-mate besieges where they meet. */
  besieger: z.enum(FACTION_IDS).optional(),
})
export type ArmyOrder = z.infer<typeof armyOrderShape>

const fleetOrderShape = z.strictObject({ fleet: z.enum(FLEET_IDS), does: fleetDeedShape, meets: stanceShape })
export type FleetOrder = z.infer<typeof fleetOrderShape>

export type Order = ArmyOrder | FleetOrder

export type Transfer = z.infer<typeof transferShape>

/** All a seat writes in phase 4. A piece that is not named holds and defends (SNS 5.1.5). */
export const ordersShape = z.strictObject({
  armies: z.array(armyOrderShape).max(ARMY_IDS.length),
  fleets: z.array(fleetOrderShape).max(FLEET_IDS.length),
  transfers: z.array(transferShape).max(20),
})
export type Orders = z.infer<typeof ordersShape>
