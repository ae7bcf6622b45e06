import { type AreaId, type Army, type Fleet, isLandId, isOnMap } from '@windward/swords-and-sails/facts'
import type { Desk } from '../orders/desk.ts'
import { isArmy } from '../orders/sheet.ts'

/** Why the piece cannot go there (SNS 5.1.8, SNS 5.4.1, SNS 5.5.3). */
export function whyNot(
  { view }: Desk,
  piece: Army | Fleet,
  area: AreaId,
): 'far' | 'noShips' | 'noPort' | 'closed' {
  if (!isOnMap(view, area)) return 'closed'
  if (isArmy(piece)) return isLandId(area) ? 'far' : 'noShips'
  return isLandId(area) ? 'noPort' : 'far'
}
