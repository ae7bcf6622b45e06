import { ARCS, type Arc, BASES } from '../data/measures.ts'
import { classOf, type ShipId } from '../data/ships.ts'
import { BROADSIDES, type Broadside, berth, dot, rangeFrom, wedgeOf } from '../geometry/gunnery.ts'
import type { Pose } from '../geometry/pose.ts'

/** A side and an arc in which something would lie, and how far off. */
export interface Bearing {
  readonly side: Broadside
  readonly arc: Arc
  readonly range: number
}

interface Lying {
  readonly id: ShipId
  readonly pose: Pose
}

const lying = ({ id, pose }: Lying) => berth(pose, BASES[classOf(id).base])

/** SOG 3.2.2, SOG 3.2.3: how the guns of a ship would bear on another, if the two lay there and nothing between them; the nearest first. */
export function bearingsOn(from: Lying, target: Lying): readonly Bearing[] {
  const [own, other] = [lying(from), lying(target)]
  return BROADSIDES.flatMap((side) =>
    ARCS.flatMap((arc) => {
      const range = rangeFrom(dot(own, side, arc), wedgeOf(own, side, arc), other.foot, [], [])
      return range === undefined ? [] : [{ side, arc, range }]
    }),
  ).toSorted((one, two) => one.range - two.range)
}
