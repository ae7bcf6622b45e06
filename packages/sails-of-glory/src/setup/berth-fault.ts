import { type Refusal, refuse } from '@windward/table'
import type { ShipId } from '../data/ships.ts'
import { footprint } from '../geometry/footprint.ts'
import { isNearShore } from '../geometry/outline.ts'
import { overlap } from '../geometry/overlap.ts'
import type { Pose } from '../geometry/pose.ts'
import { isInZone, type Zone } from '../geometry/sea.ts'
import { dangerOf, shoreOfElement } from '../movement/hazards.ts'
import { baseOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { say } from './words.en.ts'

interface Waters {
  readonly ships: readonly Pick<Ship, 'id' | 'fate' | 'pose'>[]
  readonly terrain: State['terrain']
}

/** SOG 16.1.2: why a ship cannot be placed so, beside those placed before her. */
export function berthFault(
  waters: Waters,
  zone: Zone,
  ship: ShipId,
  pose: Pose,
  before: readonly (Pose & { readonly ship: ShipId })[],
): Refusal | undefined {
  const foot = footprint(pose, baseOf(ship))
  if (!isInZone(foot, zone)) return refuse('SOG 16.1.2', say('setup.place-outside', { ship }))
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
