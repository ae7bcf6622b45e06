import assert from 'node:assert/strict'
import type { ShipId } from '../../src/data/ships.ts'
import type { Seat } from '../../src/seats.ts'
import type { SogTable, State } from '../../src/state.ts'
import { decide } from '../../src/victory/victory.ts'
import { DUEL, type Lying, once, position, Scene } from '../scene.ts'

export type Fleet = Readonly<Partial<Record<ShipId, Lying>>>

export const BRITISH: Fleet = { 'hms-terpsichore': { at: [300, 900] }, 'hms-defence': { at: [500, 900] } }
export const FRENCH: Fleet = { courageuse: { at: [300, 300] }, genereux: { at: [500, 300] } }

export function judged(
  scenario: string,
  change: (state: State) => void,
  { options = {}, seats = DUEL, lying = { ...BRITISH, ...FRENCH } as Fleet } = {} as {
    options?: object
    seats?: readonly Seat[]
    lying?: Fleet
  },
) {
  const level = scenario === 'supplies-are-coming' ? 'advanced' : 'basic'
  const state = position(lying, { scenario, level, ...options }, seats)
  change(state)
  return new Scene(state, once(decide as (t: SogTable) => void)).state
}

export const ship = ({ ships }: State, id: ShipId) => {
  const found = ships.find((each) => each.id === id)
  assert.ok(found)
  return found
}
export const surrender = (state: State, ...ids: ShipId[]) => {
  for (const id of ids) ship(state, id).fate = 'surrendered'
}
export const ground = (state: State, ...ids: ShipId[]) => {
  for (const id of ids) ship(state, id).aground = true
}
export const leave = (state: State, id: ShipId, edge: 'top' | 'bottom' | 'left') =>
  Object.assign(ship(state, id), { fate: 'left', leftBy: [edge] })
export const outpost = (state: State, taken: object = {}) => {
  const building = { element: 'outpost', side: 'french', points: 0, crew: 0, surrendered: false } as const
  state.buildings = [{ ...building, ...taken }]
}
