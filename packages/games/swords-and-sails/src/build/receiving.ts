import type { Army, Fleet } from '../pieces.ts'
import type { Plan } from './plan.ts'

export type Receiving = Army | Fleet

/** SNS 9.1.2, SNS 9.1.3: the pieces that stand where they may receive something, and are such. */
export function receiving(
  { grounds, armies, fleets }: Plan,
  isSuch: (piece: Receiving) => boolean,
): Receiving[] {
  const found: Receiving[] = []
  for (const army of armies) if (grounds.isForArmies(army.at) && isSuch(army)) found.push(army)
  for (const fleet of fleets) if (grounds.isForFleets(fleet.at) && isSuch(fleet)) found.push(fleet)
  return found
}

/** Whether there is any of them. */
export function someReceiving(
  { grounds, armies, fleets }: Plan,
  isSuch: (piece: Receiving) => boolean,
): boolean {
  for (const army of armies) if (grounds.isForArmies(army.at) && isSuch(army)) return true
  for (const fleet of fleets) if (grounds.isForFleets(fleet.at) && isSuch(fleet)) return true
  return false
}
