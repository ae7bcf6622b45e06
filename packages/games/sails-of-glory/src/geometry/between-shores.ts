import { isInside, type Shore, squareToSegment } from './outline.ts'

/** The distance between two outlines; 0 where they touch or overlap. */
export function gapBetween(a: Shore, b: Shore): number {
  if (cross(a, b)) return 0
  return Math.sqrt(Math.min(cornersTo(a, b), cornersTo(b, a)))
}

/** No less than this is between two outlines: what lies between the boxes around them. */
export function leastBetween(a: Shore, b: Shore): number {
  const [across, up] = [0, 1].map((axis) => {
    let [aLow, aHigh, bLow, bHigh] = [Infinity, -Infinity, Infinity, -Infinity]
    for (let i = axis; i < a.length; i += 2) {
      aLow = Math.min(aLow, a[i] ?? 0)
      aHigh = Math.max(aHigh, a[i] ?? 0)
    }
    for (let i = axis; i < b.length; i += 2) {
      bLow = Math.min(bLow, b[i] ?? 0)
      bHigh = Math.max(bHigh, b[i] ?? 0)
    }
    return Math.max(bLow - aHigh, aLow - bHigh, 0)
  })
  return Math.max(across ?? 0, up ?? 0)
}

/** The distance from a point to an outline; 0 inside it. */
export function nearestTo(shape: Shore, x: number, y: number): number {
  return isInside(x, y, shape) ? 0 : nearestSide(shape, x, y)
}

/** The distance from a point to the nearest side of an outline, from within as from without. */
export function nearestSide(shape: Shore, x: number, y: number): number {
  return Math.sqrt(squareTo(x, y, shape))
}

function cornersTo(from: Shore, to: Shore): number {
  let least = Infinity
  for (let i = 0; i < from.length; i += 2)
    least = Math.min(least, squareTo(from[i] ?? 0, from[i + 1] ?? 0, to))
  return least
}

function squareTo(x: number, y: number, shape: Shore): number {
  let least = Infinity
  for (const [ax, ay, bx, by] of sidesOf(shape)) {
    least = Math.min(least, squareToSegment(x, y, ax, ay, bx, by))
  }
  return least
}

/** Whether a side of one crosses a side of the other, or one lies within the other. */
function cross(a: Shore, b: Shore): boolean {
  return isInside(a[0] ?? 0, a[1] ?? 0, b) || isInside(b[0] ?? 0, b[1] ?? 0, a) || crossing(a, b)
}

/** Whether a side of one crosses a side of the other, and does not merely touch it. */
export function crossing(a: Shore, b: Shore): boolean {
  const others = sidesOf(b)
  return sidesOf(a).some((one) => others.some((other) => part(one, other) && part(other, one)))
}

/** A side of an outline, from a to b. */
export type Side = readonly [ax: number, ay: number, bx: number, by: number]

/** Whether the ends of the second lie on different hands of the first. */
function part([ax, ay, bx, by]: Side, [cx, cy, dx, dy]: Side): boolean {
  const hand = (x: number, y: number) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  return hand(cx, cy) * hand(dx, dy) < 0
}

export function sidesOf(shape: Shore): Side[] {
  const sides: Side[] = []
  for (let i = 0; i < shape.length; i += 2) {
    const next = (i + 2) % shape.length
    sides.push([shape[i] ?? 0, shape[i + 1] ?? 0, shape[next] ?? 0, shape[next + 1] ?? 0])
  }
  return sides
}
