import { type Refusal, refuse } from '@windward/table'
import { OUTLINES } from '../data/terrain.ts'
import { gapBetween, leastBetween } from '../geometry/between-shores.ts'
import { footprint } from '../geometry/footprint.ts'
import { isNearShore, shoreOf } from '../geometry/outline.ts'
import type { Pose } from '../geometry/pose.ts'
import { dangerOf, shoreOfElement } from '../movement/hazards.ts'
import { isInSea, keeps } from '../scenario/distance-limits.ts'
import type { Piece } from '../scenario/scenario.ts'
import { afloat, baseOf } from '../ships.ts'
import type { Waters } from './berth-fault.ts'
import { say } from './words.en.ts'

/** SOG 16.1.4, SOG 16.1.11: why an element cannot be placed so. */
export function elementFault(waters: Waters, { limits, ...piece }: Piece, pose: Pose): Refusal | undefined {
  const shape = shoreOf(OUTLINES[piece.element], pose)
  if (!isInSea(shape, waters.sea)) return refuse('SOG 16.1.11', say('setup.element-outside'))
  if (!limits.every((limit) => keeps(waters, shape, limit))) {
    return refuse('SOG 16.1.4', say('setup.element-distance'))
  }
  if (
    waters.terrain.some(
      (other) =>
        leastBetween(shape, shoreOfElement(other)) === 0 && gapBetween(shape, shoreOfElement(other)) === 0,
    )
  ) {
    return refuse('SOG 16.1.11', say('setup.element-overlap'))
  }
  const near = dangerOf(piece)
  const ship = afloat(waters).find((each) => isNearShore(footprint(each.pose, baseOf(each.id)), shape, near))
  return ship && refuse('SOG 16.1.11', say('setup.element-ship', { ship: ship.id }))
}
