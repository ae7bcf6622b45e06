import { squareToSegment } from './outline.ts'

/** The corners of a closed shape as seen from where one looks: [x, y, x, y, …]. */
export type Seen = readonly number[]

/** A vector: to the right and up. */
interface Ray {
  readonly x: number
  readonly y: number
}

/** What lies between two borders, clockwise from the first to the second, less than half a circle. */
export interface Wedge {
  readonly from: Ray
  readonly to: Ray
}

/**
 * SOG 3.2.3, SOG 3.2.4: the least distance to a point of the target that lies in the wedge and is not behind anything;
 * nothing if there is none. Between the corners of all shapes the order in which a ray meets them does not change, so
 * one ray for each such interval tells who is in front.
 */
export function rangeTo(
  target: Seen,
  { from, to }: Wedge,
  inTheWay: readonly Seen[],
  farthest: number,
): number | undefined {
  const span = spanOf(target)
  const before = span === undefined ? inTheWay : inTheWay.filter((shape) => reachesInto(span, shape))
  const rays = raysBetween(from, to, target, before, span)
  let least = Infinity
  for (let i = 0; i + 1 < rays.length; i += 1) {
    const one = rays[i] ?? from
    const two = rays[i + 1] ?? to
    if (cross(one, two) >= 0) continue
    const least2 = nearestBetween(one, two, target, before)
    if (least2 < least) least = least2
  }
  return least <= farthest * farthest ? Math.sqrt(least) : undefined
}

/** From which corner to which a shape is seen, clockwise; nothing where one looks from inside it, or along its side. */
function spanOf(shape: Seen): Wedge | undefined {
  let from = { x: shape[0] ?? 0, y: shape[1] ?? 0 }
  let to = from
  for (let i = 2; i < shape.length; i += 2) {
    const corner = { x: shape[i] ?? 0, y: shape[i + 1] ?? 0 }
    if (cross(corner, from) < 0) from = corner
    if (cross(to, corner) < 0) to = corner
  }
  if (cross(from, to) >= 0) return undefined
  for (let i = 0; i < shape.length; i += 2)
    if (!isWithin(shape[i] ?? 0, shape[i + 1] ?? 0, from, to)) return undefined
  return { from, to }
}

function isWithin(x: number, y: number, from: Ray, to: Ray): boolean {
  return from.x * y - from.y * x <= 0 && x * to.y - y * to.x <= 0
}

/** Whether a shape may have anything between two borders: not where all its corners lie beyond one of them. */
function reachesInto({ from, to }: Wedge, shape: Seen): boolean {
  let beforeAll = true
  let behindAll = true
  for (let i = 0; i < shape.length; i += 2) {
    const x = shape[i] ?? 0
    const y = shape[i + 1] ?? 0
    if (from.x * y - from.y * x <= 0) beforeAll = false
    if (x * to.y - y * to.x <= 0) behindAll = false
  }
  return !beforeAll && !behindAll
}

/** The borders and all corners between them, clockwise; of what is in the way only those before the target matter. */
function raysBetween(from: Ray, to: Ray, target: Seen, inTheWay: readonly Seen[], span?: Wedge): Ray[] {
  const rays: Ray[] = [from]
  addCorners(rays, from, to, target)
  for (const shape of inTheWay) addCorners(rays, from, to, shape, span)
  rays.push(to)
  return rays.sort(cross)
}

function addCorners(rays: Ray[], from: Ray, to: Ray, shape: Seen, span?: Wedge): void {
  for (let i = 0; i < shape.length; i += 2) {
    const x = shape[i] ?? 0
    const y = shape[i + 1] ?? 0
    if (from.x * y - from.y * x >= 0 || x * to.y - y * to.x >= 0) continue
    if (span === undefined || isWithin(x, y, span.from, span.to)) rays.push({ x, y })
  }
}

/** The square of the least distance to the target between two rays, if the ray in their middle meets it first. */
function nearestBetween(one: Ray, two: Ray, target: Seen, inTheWay: readonly Seen[]): number {
  const a = Math.sqrt(one.x * one.x + one.y * one.y)
  const b = Math.sqrt(two.x * two.x + two.y * two.y)
  const mx = one.x / a + two.x / b
  const my = one.y / a + two.y / b
  const { at, edge } = firstMet(mx, my, target)
  if (edge < 0) return Infinity
  for (const shape of inTheWay) if (firstMet(mx, my, shape).at < at) return Infinity
  const ax = target[edge] ?? 0
  const ay = target[edge + 1] ?? 0
  const bx = target[(edge + 2) % target.length] ?? 0
  const by = target[(edge + 3) % target.length] ?? 0
  const p = onLine(one, ax, ay, bx, by)
  const q = onLine(two, ax, ay, bx, by)
  return squareToSegment(0, 0, p.x, p.y, q.x, q.y)
}

/** Where a ray first meets a shape, in lengths of the ray, and which edge that is. */
function firstMet(mx: number, my: number, shape: Seen): { readonly at: number; readonly edge: number } {
  let at = Infinity
  let edge = -1
  const n = shape.length
  let ax = shape[n - 2] ?? 0
  let ay = shape[n - 1] ?? 0
  let sideA = mx * ay - my * ax
  for (let i = 0; i < n; i += 2) {
    const bx = shape[i] ?? 0
    const by = shape[i + 1] ?? 0
    const sideB = mx * by - my * bx
    if (sideA > 0 !== sideB > 0) {
      const t = (ax * by - ay * bx) / (mx * (by - ay) - my * (bx - ax))
      if (t > 0 && t < at) {
        at = t
        edge = (i + n - 2) % n
      }
    }
    ax = bx
    ay = by
    sideA = sideB
  }
  return { at, edge }
}

/** Where the line along a ray meets the line through a and b. */
function onLine(ray: Ray, ax: number, ay: number, bx: number, by: number): Ray {
  const t = (ax * by - ay * bx) / (ray.x * (by - ay) - ray.y * (bx - ax))
  return { x: ray.x * t, y: ray.y * t }
}

function cross(a: Ray, b: Ray): number {
  return a.x * b.y - a.y * b.x
}

/** Whether the way from where one looks to a point passes through a shape. */
export function isHidden(x: number, y: number, shape: Seen): boolean {
  return firstMet(x, y, shape).at < 1
}

/** The edge of a shape through which the way to a point inside it enters; −1 if there is none. */
export function entryEdge(x: number, y: number, shape: Seen): number {
  return firstMet(x, y, shape).edge / 2
}
