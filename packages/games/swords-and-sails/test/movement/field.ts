import assert from 'node:assert/strict'
import type { Flow } from '@windward/table'
import type { AreaId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import type { ArmyId, FleetId } from '../../src/data/pieces.ts'
import { holdAndDefend } from '../../src/orders/hold.ts'
import type { Orders } from '../../src/orders/order.ts'
import {
  type Army,
  type Fleet,
  newArmy,
  newFleet,
  noShips,
  noUnits,
  type Ships,
  type Units,
} from '../../src/pieces.ts'
import { armiesOf, fleetsOf } from '../../src/pieces-of.ts'
import type { SnsTable, State } from '../../src/state.ts'
import { clear } from '../battle/force.ts'
import { of, position, Scene, type SceneWish } from '../scene.ts'

/** A board with these seats and no pieces but those a test puts there. */
export function empty(
  seats: readonly FactionId[],
  change?: (state: State) => void,
  options: object = {},
): State {
  return position(seats, options, (state) => {
    clear(state)
    change?.(state)
  })
}

export function putArmy(
  state: State,
  faction: FactionId,
  id: ArmyId,
  at: AreaId,
  units: Partial<Units> = { HI: 5 },
): Army {
  const army = { ...newArmy(faction, id, 'francia', { ...noUnits(), ...units }), at, from: at }
  of(state, faction).armies[id] = army
  return army
}

export function putFleet(
  state: State,
  faction: FactionId,
  id: FleetId,
  at: AreaId,
  ships: Partial<Ships> = { RD: 2 },
): Fleet {
  const fleet = newFleet(faction, id, at, { ...noShips(), ...ships })
  of(state, faction).fleets[id] = fleet
  return fleet
}

/** Gives the orders of a seat as if they had been revealed. */
export function command(state: State, faction: FactionId, orders: Partial<Orders>): void {
  for (const army of armiesOf(of(state, faction)))
    army.order = orders.armies?.find((order) => order.army === army.id) ?? holdAndDefend(army)
  for (const fleet of fleetsOf(of(state, faction)))
    fleet.order = orders.fleets?.find((order) => order.fleet === fleet.id) ?? holdAndDefend(fleet)
}

export function ally(state: State, since: number, ...members: FactionId[]): void {
  state.teams.push({ mark: 'A', members, joined: Object.fromEntries(members.map((each) => [each, since])) })
}

/** Runs a step of the phase. */
export function step(
  state: State,
  flow: (t: SnsTable) => Flow<unknown> | undefined,
  wish: SceneWish = {},
): Scene {
  return new Scene(state, flow, wish)
}

/** Runs a step that asks nothing, and says what it found. */
export function found<T>(state: State, run: (t: SnsTable) => T): T {
  const caught: T[] = []
  step(state, (t) => {
    caught.push(run(t))
    return undefined
  })
  const [value] = caught
  assert.ok(value !== undefined)
  return value
}

export function armyOf(state: State, faction: FactionId, id: ArmyId): Army {
  const army = of(state, faction).armies[id]
  assert.ok(army, `${faction} has no Army ${id}`)
  return army
}

export function fleetOf(state: State, faction: FactionId, id: FleetId): Fleet {
  const fleet = of(state, faction).fleets[id]
  assert.ok(fleet, `${faction} has no Fleet ${id}`)
  return fleet
}
