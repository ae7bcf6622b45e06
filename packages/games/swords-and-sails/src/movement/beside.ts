import { type AreaId, isLandId } from '../data/area-ids.ts'
import { landNeighbours, seaNeighbours, seasBeside, shoresOf } from '../data/map.ts'

/** SNS 1.4.1: whether two areas touch: lands by land, zones by sea, and a zone its shores. */
export function areBeside(a: AreaId, b: AreaId): boolean {
  if (isLandId(a)) return isLandId(b) ? landNeighbours(a).includes(b) : seasBeside(a).includes(b)
  return isLandId(b) ? shoresOf(a).includes(b) : seaNeighbours(a).includes(b)
}
