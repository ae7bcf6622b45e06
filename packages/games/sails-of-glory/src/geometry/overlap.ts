import { cornersFrom, type Footprint } from './footprint.ts'

/** SOG 1.3.3: whether two bases have more than an edge in common. */
export function overlap(a: Footprint, b: Footprint): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const far = a.reach + b.reach
  if (dx * dx + dy * dy >= far * far) return false
  const along = Math.abs(a.aheadX * b.aheadX + a.aheadY * b.aheadY)
  const across = Math.abs(a.aheadX * b.aheadY - a.aheadY * b.aheadX)
  return (
    meet(dx * a.aheadX + dy * a.aheadY, a.halfLength, b.halfLength * along + b.halfWidth * across) &&
    meet(dx * a.aheadY - dy * a.aheadX, a.halfWidth, b.halfLength * across + b.halfWidth * along) &&
    meet(dx * b.aheadX + dy * b.aheadY, b.halfLength, a.halfLength * along + a.halfWidth * across) &&
    meet(dx * b.aheadY - dy * b.aheadX, b.halfWidth, a.halfLength * across + a.halfWidth * along)
  )
}

/** Along one direction: whether the shadows of both have more than a point in common. */
function meet(apart: number, own: number, other: number): boolean {
  return Math.abs(apart) < own + other
}

/** The distance between two bases; 0 when they overlap. */
export function gap(a: Footprint, b: Footprint): number {
  if (overlap(a, b)) return 0
  return Math.sqrt(Math.min(cornersToBase(a, b), cornersToBase(b, a)))
}

/** Whether two bases are no farther apart than this; cheaper than measuring when they are far off. */
export function isWithin(a: Footprint, b: Footprint, distance: number): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const far = a.reach + b.reach + distance
  return dx * dx + dy * dy <= far * far && gap(a, b) <= distance
}

/** The least square of a distance from a corner of one base to the other. */
function cornersToBase(from: Footprint, to: Footprint): number {
  const corners = cornersFrom(from, to.x, to.y)
  let least = Infinity
  for (let i = 0; i < corners.length; i += 2) {
    least = Math.min(least, squareToBase(corners[i] ?? 0, corners[i + 1] ?? 0, to))
  }
  return least
}

/** The square of the distance from a base to a point, the point as seen from the base's middle. */
export function squareToBase(x: number, y: number, base: Footprint): number {
  const along = Math.max(Math.abs(x * base.aheadX + y * base.aheadY) - base.halfLength, 0)
  const across = Math.max(Math.abs(x * base.aheadY - y * base.aheadX) - base.halfWidth, 0)
  return along * along + across * across
}
