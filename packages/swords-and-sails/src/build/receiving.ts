import { isLandId } from '../data/area-ids.ts'
import { type Army, type Fleet, isArmy } from '../pieces.ts'
import type { Receiver } from './goods.ts'
import type { Plan } from './plan.ts'

export type Receiving = Army | Fleet

/** The pieces that stand where they may receive something. */
export function receiving({ grounds: { lands, waters }, armies, fleets }: Plan): Receiving[] {
  return [
    ...armies.filter(({ at }) => isLandId(at) && lands.includes(at)),
    ...fleets.filter(({ at }) => waters.includes(at)),
  ]
}

export function receiverOf(piece: Receiving): Receiver {
  return isArmy(piece) ? { army: piece.id, units: piece.units } : { fleet: piece.id }
}
