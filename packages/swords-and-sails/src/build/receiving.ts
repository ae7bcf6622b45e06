import { isLandId } from '../data/area-ids.ts'
import { controls } from '../lands.ts'
import { type Army, type Fleet, isArmy } from '../pieces.ts'
import type { Receiver } from './goods.ts'
import { isFleetPlace } from './mustering-places.ts'
import type { Plan } from './plan.ts'

export type Receiving = Army | Fleet

/** The pieces that stand where they may receive something. */
export function receiving({ view, armies, fleets }: Plan): Receiving[] {
  return [
    ...armies.filter(({ faction, at }) => isLandId(at) && controls(view, faction, at)),
    ...fleets.filter(({ faction, at }) => isFleetPlace(view, faction, at)),
  ]
}

export function receiverOf(piece: Receiving): Receiver {
  return isArmy(piece) ? { army: piece.id, units: piece.units } : { fleet: piece.id }
}
