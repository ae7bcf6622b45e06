import { type Refusal, refuse } from '@windward/table'
import type { ShipId } from '../data/ships.ts'
import { cornersFrom, footprint } from '../geometry/footprint.ts'
import { isNearShore } from '../geometry/outline.ts'
import { overlap } from '../geometry/overlap.ts'
import type { Pose } from '../geometry/pose.ts'
import { type Edge, isInZone, type Sea, type Zone } from '../geometry/sea.ts'
import { dangerOf, shoreOfElement } from '../movement/hazards.ts'
import { keeps, type Limit } from '../scenario/distance-limits.ts'
import { baseOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { say } from './words.en.ts'

export interface Waters {
  readonly sea: Sea
  readonly ships: readonly Pick<Ship, 'id' | 'fate' | 'pose'>[]
  readonly terrain: State['terrain']
}

/** Where ships are to be placed, and which edge they have their backs to. */
export interface Berthing {
  readonly zone: Zone
  readonly limits: readonly Limit[]
  readonly edge: Edge
}

export type PlacedShip = Pose & { readonly ship: ShipId }

/** SOG 16.1.2, SOG 16.1.4: why a ship cannot be placed so, beside those placed before her. */
export function berthFault(
  waters: Waters,
  { zone, limits }: Pick<Berthing, 'zone' | 'limits'>,
  ship: ShipId,
  pose: Pose,
  before: readonly PlacedShip[],
): Refusal | undefined {
  const foot = footprint(pose, baseOf(ship))
  if (!isInZone(foot, zone)) return refuse('SOG 16.1.2', say('setup.place-outside', { ship }))
  const shape = limits.length === 0 ? [] : cornersFrom(foot, 0, 0)
  if (!limits.every((limit) => keeps(waters, shape, limit))) {
    return refuse('SOG 16.1.4', say('setup.place-distance', { ship }))
  }
  const lying = waters.ships.filter(({ fate }) => fate === 'afloat')
  const others = [...before, ...lying.map(({ id, pose: at }) => ({ ship: id, ...at }))]
  const under = others.find((other) => overlap(foot, footprint(other, baseOf(other.ship))))
  if (under !== undefined) {
    return refuse('SOG 16.1.2', say('setup.place-overlap', { ship, other: under.ship }))
  }
  const danger = waters.terrain.some((element) =>
    isNearShore(foot, shoreOfElement(element), dangerOf(element)),
  )
  return danger ? refuse('SOG 16.1.2', say('setup.place-danger', { ship })) : undefined
}
