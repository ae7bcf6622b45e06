import { type Army, type Fleet, isArmy } from '../pieces.ts'
import type { Receiver } from './goods.ts'
import { armyPlaceFault, fleetPlaceFault } from './mustering-places.ts'
import type { Plan } from './plan.ts'

export type Receiving = Army | Fleet

/** The pieces that stand where they may receive something. */
export function receiving({ view, armies, fleets }: Plan): Receiving[] {
  return [
    ...armies.filter((army) => armyPlaceFault(view, army) === undefined),
    ...fleets.filter((fleet) => fleetPlaceFault(view, fleet) === undefined),
  ]
}

export function receiverOf(piece: Receiving): Receiver {
  return isArmy(piece) ? { army: piece.id, units: piece.units } : { fleet: piece.id }
}
