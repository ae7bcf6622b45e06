import { CONTACT } from './data/measures.ts'
import { isWithin } from './geometry/overlap.ts'
import { afloat, berthOf } from './ships.ts'
import type { Ship } from './state.ts'

/** SOG 1.3.3: whether the bases of two ships touch. */
export function isInContact(one: Pick<Ship, 'id' | 'pose'>, other: Pick<Ship, 'id' | 'pose'>): boolean {
  return isWithin(berthOf(one).foot, berthOf(other).foot, CONTACT)
}

/** Every pair of ships in play whose bases touch, each once. */
export function pairsInContact<S extends Pick<Ship, 'id' | 'pose' | 'fate'>>(fleet: {
  readonly ships: readonly S[]
}): [S, S][] {
  const ships = afloat(fleet)
  return ships.flatMap((one, index) =>
    ships.slice(index + 1).flatMap((other): [S, S][] => (isInContact(one, other) ? [[one, other]] : [])),
  )
}
