import { isLandId } from '../data/area-ids.ts'
import { type Army, type Fleet, isArmy } from '../pieces.ts'
import type { Receiver } from './goods.ts'
import type { Plan } from './plan.ts'

export type Receiving = Army | Fleet

/** The pieces that stand where they may receive something, and are such. */
export function receiving(
  { grounds: { lands, waters }, armies, fleets }: Plan,
  isSuch: (piece: Receiving) => boolean,
): Receiving[] {
  const found: Receiving[] = []
  for (const army of armies)
    if (isLandId(army.at) && lands.includes(army.at) && isSuch(army)) found.push(army)
  for (const fleet of fleets) if (waters.includes(fleet.at) && isSuch(fleet)) found.push(fleet)
  return found
}

export function receiverOf(piece: Receiving): Receiver {
  return isArmy(piece) ? { army: piece.id, units: piece.units } : { fleet: piece.id }
}
