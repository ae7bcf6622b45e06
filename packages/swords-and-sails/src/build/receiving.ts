import { isLandId } from '../data/area-ids.ts'
import { controls } from '../lands.ts'
import type { Army, Fleet } from '../pieces.ts'
import { isFleetPlace } from './mustering-places.ts'
import type { Plan } from './plan.ts'

export type Receiving = Army | Fleet

/** The pieces that stand where they may receive something, and are such; no more than so many of them. */
export function receiving(
  { view, own: { faction }, armies, fleets }: Plan,
  isSuch: (piece: Receiving) => boolean,
  most = Number.POSITIVE_INFINITY,
): Receiving[] {
  const found: Receiving[] = []
  for (const army of armies) {
    if (found.length >= most) return found
    if (isLandId(army.at) && controls(view, faction, army.at) && isSuch(army)) found.push(army)
  }
  for (const fleet of fleets) {
    if (found.length >= most) return found
    if (isFleetPlace(view, faction, fleet.at) && isSuch(fleet)) found.push(fleet)
  }
  return found
}
