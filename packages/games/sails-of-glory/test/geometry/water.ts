import fc from 'fast-check'
import { BASES, MM } from '../../src/data/measures.ts'
import { footprint } from '../../src/geometry/footprint.ts'
import type { Pose } from '../../src/geometry/pose.ts'

/** A pose in millimetres and degrees. */
export function pose(x: number, y: number, heading = 0): Pose {
  return { x: x * MM, y: y * MM, heading: heading * 1000 }
}

export const thirdRate = (x: number, y: number, heading = 0) =>
  footprint(pose(x, y, heading), BASES.thirdRate)
export const frigate = (x: number, y: number, heading = 0) => footprint(pose(x, y, heading), BASES.frigate)

const WIDTH = 900 * MM

export const anyPose: fc.Arbitrary<Pose> = fc.record({
  x: fc.integer({ min: 0, max: WIDTH }),
  y: fc.integer({ min: 0, max: WIDTH }),
  heading: fc.integer({ min: 0, max: 359_999 }),
})

/** Poses near enough to one another to meet. */
export const closePose: fc.Arbitrary<Pose> = fc.record({
  x: fc.integer({ min: 300 * MM, max: 480 * MM }),
  y: fc.integer({ min: 300 * MM, max: 480 * MM }),
  heading: fc.integer({ min: 0, max: 359_999 }),
})

/** The same, seen in a mirror that stands along the middle of the sea. */
export function mirrored({ x, y, heading }: Pose): Pose {
  return { x: WIDTH - x, y, heading: (360_000 - heading) % 360_000 }
}
