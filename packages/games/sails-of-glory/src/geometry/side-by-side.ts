import { CONTACT } from '../data/measures.ts'
import { crossing, nearestSide, type Side, sidesOf } from './between-shores.ts'
import { isInside, type Shore } from './outline.ts'

/** Whether a side of one outline lies along a side of the other, for more than a point. */
export function haveSideInCommon(a: Shore, b: Shore): boolean {
  const others = sidesOf(b)
  return sidesOf(a).some((one) => others.some((other) => liesAlong(one, other)))
}

function liesAlong([ax, ay, bx, by]: Side, [cx, cy, dx, dy]: Side): boolean {
  const long = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
  const [alongX, alongY] = [(bx - ax) / long, (by - ay) / long]
  const off = (x: number, y: number) => Math.abs(alongX * (y - ay) - alongY * (x - ax))
  if (off(cx, cy) > CONTACT || off(dx, dy) > CONTACT) return false
  const far = (x: number, y: number) => alongX * (x - ax) + alongY * (y - ay)
  const [c, d] = [far(cx, cy), far(dx, dy)]
  return Math.min(long, Math.max(c, d)) - Math.max(0, Math.min(c, d)) > CONTACT
}

/** Whether two outlines have more than their sides in common. */
export function lieOnEachOther(a: Shore, b: Shore): boolean {
  return crossing(a, b) || reachesInto(a, b) || reachesInto(b, a)
}

/** Whether a corner of one, or its middle, lies inside the other and not merely on its side. */
function reachesInto(one: Shore, other: Shore): boolean {
  const corners = sidesOf(one).map(([x, y]) => ({ x, y }))
  const mean = (place: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[place], 0) / corners.length
  return [...corners, { x: mean('x'), y: mean('y') }].some(
    ({ x, y }) => isInside(x, y, other) && nearestSide(other, x, y) > CONTACT,
  )
}
