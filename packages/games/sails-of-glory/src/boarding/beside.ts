import type { ShipId } from '../data/ships.ts'
import { isInContact } from '../ships-in-contact.ts'
import type { View } from '../view.ts'

/** The enemies afloat whose bases touch hers. */
export function enemiesBeside({ ships }: View, id: ShipId): ShipId[] {
  const ship = ships.find((each) => each.id === id)
  if (ship === undefined) return []
  return ships
    .filter((other) => other.fate === 'afloat' && other.side !== ship.side && isInContact(ship, other))
    .map((other) => other.id)
}
