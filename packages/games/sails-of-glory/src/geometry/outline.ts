import type { Outline } from '../data/terrain.ts'
import { boxAround, isClearOf } from '../quick/box-around.ts'
import { cosine, sine } from './angle.ts'
import type { Footprint } from './footprint.ts'
import type { Pose } from './pose.ts'

/** An element where it lies: its corners one after the other, [x, y, x, y, …]. */
export type Shore = readonly number[]

export function shoreOf(outline: Outline, pose: Pose): Shore {
  const s = sine(pose.heading)
  const c = cosine(pose.heading)
  return outline.flatMap(([right, up]) => [pose.x + (right * c + up * s), pose.y + (up * c - right * s)])
}

/** Whether a base and an element have more than an edge in common. */
export function isOnShore(base: Footprint, shore: Shore): boolean {
  return shoreGap(base, shore, 0) < 0
}

/** The distance between a base and an element; 0 when they touch or overlap. */
export function gapToShore(base: Footprint, shore: Shore): number {
  return Math.max(shoreGap(base, shore, Infinity), 0)
}

/** Whether a base comes nearer to an element than this; at 0, whether they overlap. */
export function isNearShore(base: Footprint, shore: Shore, clearance: number): boolean {
  return !isClearOf(base, boxAround(shore), clearance) && comesNear(base, shore, clearance)
}

/** The same where the box around the element was looked at before. */
export function comesNear(base: Footprint, shore: Shore, clearance: number): boolean {
  return clearance > 0 ? shoreGap(base, shore, clearance) < clearance : isOnShore(base, shore)
}

/** The distance of a base from an element, or −1 where they overlap; not reckoned out beyond `enough`. */
function shoreGap(base: Footprint, shore: Shore, enough: number): number {
  const local = seenFrom(base, shore)
  const { halfWidth: w, halfLength: l } = base
  if (isInside(0, 0, local)) return -1
  let least = Infinity
  for (let i = 0; i < local.length; i += 2) {
    const ax = local[i] ?? 0
    const ay = local[i + 1] ?? 0
    const bx = local[(i + 2) % local.length] ?? 0
    const by = local[(i + 3) % local.length] ?? 0
    if (passesThrough(ax, ay, bx, by, w, l)) return -1
    const away = Math.max(apart(ax, bx, w), apart(ay, by, l))
    if (away >= least || away > enough) continue
    least = Math.min(least, edgeToBox(ax, ay, bx, by, w, l))
  }
  return least
}

/** The corners of an element as seen from a base: to starboard and ahead of its middle. */
function seenFrom(base: Footprint, shore: Shore): number[] {
  const local: number[] = []
  for (let i = 0; i < shore.length; i += 2) {
    const dx = (shore[i] ?? 0) - base.x
    const dy = (shore[i + 1] ?? 0) - base.y
    local.push(dx * base.aheadY - dy * base.aheadX, dx * base.aheadX + dy * base.aheadY)
  }
  return local
}

function apart(a: number, b: number, half: number): number {
  return Math.max(Math.min(a, b) - half, -half - Math.max(a, b), 0)
}

/** Whether a line from a to b passes through the inside of the box of these half sides about the origin. */
function passesThrough(ax: number, ay: number, bx: number, by: number, w: number, l: number): boolean {
  if (Math.min(ax, bx) >= w || Math.max(ax, bx) <= -w) return false
  if (Math.min(ay, by) >= l || Math.max(ay, by) <= -l) return false
  const nx = by - ay
  const ny = ax - bx
  return Math.abs(nx * ax + ny * ay) < Math.abs(nx) * w + Math.abs(ny) * l
}

function edgeToBox(ax: number, ay: number, bx: number, by: number, w: number, l: number): number {
  const ends = Math.min(pointToBox(ax, ay, w, l), pointToBox(bx, by, w, l))
  const corners = Math.min(
    squareToSegment(w, l, ax, ay, bx, by),
    squareToSegment(-w, l, ax, ay, bx, by),
    squareToSegment(w, -l, ax, ay, bx, by),
    squareToSegment(-w, -l, ax, ay, bx, by),
  )
  return Math.sqrt(Math.min(ends, corners))
}

function pointToBox(x: number, y: number, w: number, l: number): number {
  const dx = Math.max(Math.abs(x) - w, 0)
  const dy = Math.max(Math.abs(y) - l, 0)
  return dx * dx + dy * dy
}

/** The square of the distance from a point to the segment from a to b. */
export function squareToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const ex = bx - ax
  const ey = by - ay
  const long = ex * ex + ey * ey
  const along = long === 0 ? 0 : ((x - ax) * ex + (y - ay) * ey) / long
  const t = Math.min(Math.max(along, 0), 1)
  const dx = x - (ax + t * ex)
  const dy = y - (ay + t * ey)
  return dx * dx + dy * dy
}

/** Whether a point lies inside a closed outline. */
export function isInside(x: number, y: number, shore: Shore): boolean {
  let inside = false
  for (let i = 0; i < shore.length; i += 2) {
    const ax = shore[i] ?? 0
    const ay = shore[i + 1] ?? 0
    const bx = shore[(i + 2) % shore.length] ?? 0
    const by = shore[(i + 3) % shore.length] ?? 0
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}
