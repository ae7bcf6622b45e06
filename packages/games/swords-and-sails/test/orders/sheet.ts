import type { LandId, SeaId } from '../../src/data/area-ids.ts'
import type { ArmyId, FleetId } from '../../src/data/pieces.ts'
import type { ArmyOrder, FleetOrder, Orders, Stance } from '../../src/orders/order.ts'
import { writeOrders } from '../../src/orders/write-orders.ts'
import type { State } from '../../src/state.ts'
import { Scene } from '../scene.ts'

export const ATTACK: Stance = { stance: 'attack' }
export const DEFEND: Stance = { stance: 'defend' }

/** Phase 4 on a position. */
export function writing(state: State): Scene {
  return new Scene(state, writeOrders)
}

export function sheet(parts: Partial<Orders>): Orders {
  return { armies: [], fleets: [], transfers: [], ...parts }
}

export function armyMoves(army: ArmyId, to: LandId, meets: Stance = ATTACK): ArmyOrder {
  return { army, does: { deed: 'move', to }, meets }
}

export function armyHolds(army: ArmyId, meets: Stance = DEFEND): ArmyOrder {
  return { army, does: { deed: 'hold' }, meets }
}

export function armyBoards(
  army: ArmyId,
  fleet: FleetId,
  when: 'before' | 'after',
  to?: LandId,
  meets: Stance = ATTACK,
): ArmyOrder {
  const does = { deed: 'board', fleets: [fleet], when } as const
  return { army, does: { ...does, fleets: [fleet], ...(to === undefined ? {} : { to }) }, meets }
}

export function fleetMoves(fleet: FleetId, to: SeaId, meets: Stance = DEFEND): FleetOrder {
  return { fleet, does: { deed: 'move', to }, meets }
}

export function fleetDocks(fleet: FleetId, to: LandId): FleetOrder {
  return { fleet, does: { deed: 'dock', to }, meets: DEFEND }
}

export function fleetHolds(fleet: FleetId, meets: Stance = DEFEND): FleetOrder {
  return { fleet, does: { deed: 'hold' }, meets }
}
