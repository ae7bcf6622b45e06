import type { ShipId, Side } from '../data/ships.ts'
import type { TargetId } from '../data/targets.ts'
import type { Footprint } from '../geometry/footprint.ts'
import type { Berth } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { landOf } from '../movement/hazards.ts'
import { berthOf, onTable } from '../ships.ts'
import type { State } from '../state.ts'
import { worksOf } from '../terrain/works-on-land.ts'

/** Where all bases and all land lie, reckoned once for a phase in which nothing moves. */
export interface Scene {
  readonly berths: ReadonlyMap<ShipId, Berth>
  readonly land: readonly Shore[]
  readonly works: readonly Work[]
}

/** Something on land that may be fired at: a building as a shape, a battery as a point; its own land never hides it. */
export interface Work {
  readonly id: TargetId
  readonly side: Side
  readonly foot: Footprint | null
  readonly x: number
  readonly y: number
  readonly land: readonly Shore[]
}

export function sceneOf(state: Pick<State, 'ships' | 'terrain' | 'batteries' | 'buildings'>): Scene {
  return {
    berths: new Map(onTable(state).map((ship) => [ship.id, berthOf(ship)])),
    land: landOf(state.terrain),
    works: worksOf(state),
  }
}
