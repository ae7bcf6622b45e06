import { ARC_BORDERS, type Arc, type Base, RULER } from '../data/measures.ts'
import { cosine, nearest, sine } from './angle.ts'
import { cornersFrom, type Footprint, footprint } from './footprint.ts'
import type { Shore } from './outline.ts'
import type { Pose } from './pose.ts'
import { entryEdge, isHidden, rangeTo, type Seen, type Wedge } from './sight.ts'

export const BROADSIDES = ['port', 'starboard'] as const
export type Broadside = (typeof BROADSIDES)[number]

/** A base that lies somewhere. */
export interface Berth {
  readonly pose: Pose
  readonly base: Base
  readonly foot: Footprint
}

export function berth(pose: Pose, base: Base): Berth {
  return { pose, base, foot: footprint(pose, base) }
}

/** Where one looks from: the middle of something, and how far off it the eye is. */
export interface Eye {
  readonly x: number
  readonly y: number
  readonly offX: number
  readonly offY: number
}

const ALONG: Readonly<Record<Arc, number>> = { stem: 1, central: 0, stern: -1 }

/** SOG 3.2.1: the dot of an arc. */
export function dot({ pose, base, foot }: Berth, broadside: Broadside, arc: Arc): Eye {
  const ahead = aheadOfDot(base, arc)
  const right = broadside === 'starboard' ? base.dotsOff : -base.dotsOff
  return {
    x: pose.x,
    y: pose.y,
    offX: foot.aheadX * ahead + foot.aheadY * right,
    offY: foot.aheadY * ahead - foot.aheadX * right,
  }
}

/** How far ahead of the middle of a base the dots of an arc are. */
export function aheadOfDot(base: Base, arc: Arc): number {
  return base.length / 2 - base.mastFromBow + ALONG[arc] * base.dotsApart
}

/** SOG 3.2.2 */
export function wedgeOf({ pose }: Berth, broadside: Broadside, arc: Arc): Wedge {
  const [near, far] = ARC_BORDERS[arc]
  return broadside === 'starboard'
    ? wedge(pose.heading + near, pose.heading + far)
    : wedge(pose.heading - far, pose.heading - near)
}

export function wedge(from: number, to: number): Wedge {
  return { from: { x: sine(from), y: cosine(from) }, to: { x: sine(to), y: cosine(to) } }
}

/** SOG 3.2.3: the range from an eye to a base through a wedge, in whole micrometres; nothing where there is no shot. */
export function rangeFrom(
  eye: Eye,
  through: Wedge,
  target: Footprint,
  others: readonly Footprint[],
  land: readonly Shore[],
): number | undefined {
  const far = farthestOf(eye, target)
  if (far - 2 * target.reach > RULER.length) return undefined
  const corners = seen(target, eye)
  if (isBeside(corners, through)) return undefined
  const range = rangeTo(corners, through, between(eye, far, others, land), RULER.length)
  return range === undefined ? undefined : nearest(range)
}

/** SOG 14.1.3: the range from an eye to a point, as to a battery's dot. */
export function rangeToPoint(
  eye: Eye,
  through: Wedge,
  point: { readonly x: number; readonly y: number },
  others: readonly Footprint[],
  land: readonly Shore[],
): number | undefined {
  const x = point.x - eye.x - eye.offX
  const y = point.y - eye.y - eye.offY
  const far = Math.sqrt(x * x + y * y)
  if (!isInWedge(x, y, through) || far > RULER.length) return undefined
  return between(eye, far, others, land).some((shape) => isHidden(x, y, shape)) ? undefined : nearest(far)
}

/** Whether the line to a point lies between the borders of a wedge, or on one of them. */
function isInWedge(x: number, y: number, { from, to }: Wedge): boolean {
  return from.x * y - from.y * x <= 0 && x * to.y - y * to.x <= 0
}

/** Everything that might lie between an eye and what is this far away. */
function between(eye: Eye, far: number, others: readonly Footprint[], land: readonly Shore[]): Seen[] {
  const inTheWay = others.filter((other) => farthestOf(eye, other) - 2 * other.reach < far)
  return [...inTheWay.map((other) => seen(other, eye)), ...land.map((shore) => shoreFrom(shore, eye))]
}

function farthestOf(eye: Eye, foot: Footprint): number {
  const dx = foot.x - eye.x - eye.offX
  const dy = foot.y - eye.y - eye.offY
  return Math.sqrt(dx * dx + dy * dy) + foot.reach
}

function seen(foot: Footprint, eye: Eye): number[] {
  return cornersFrom(foot, eye.x, eye.y, eye.offX, eye.offY)
}

function shoreFrom(shore: Shore, eye: Eye): Seen {
  return shore.map((at, index) => (index % 2 === 0 ? at - eye.x - eye.offX : at - eye.y - eye.offY))
}

/** Whether all corners lie beyond one border of a wedge. */
function isBeside(corners: Seen, { from, to }: Wedge): boolean {
  let beforeAll = true
  let behindAll = true
  for (let i = 0; i < corners.length; i += 2) {
    const x = corners[i] ?? 0
    const y = corners[i + 1] ?? 0
    if (from.x * y - from.y * x < 0) beforeAll = false
    if (x * to.y - y * to.x < 0) behindAll = false
  }
  return beforeAll || behindAll
}

export type Rake = 'bow' | 'stern'

/** Edges of a footprint in the order of its corners: the first runs along the bow, the third along the stern. */
const BOW_EDGE = 0
const STERN_EDGE = 2

/** SOG 10.5.1, SOG 10.5.2: by which short edge the line from an eye to a ship's main mast enters her, if it does and lies in the arc. */
export function rakeFrom(
  eye: Eye,
  through: Wedge,
  target: Berth,
  others: readonly Footprint[],
  land: readonly Shore[],
): Rake | null {
  const { foot, base } = target
  const ahead = base.length / 2 - base.mastFromBow
  const x = foot.x - eye.x - eye.offX + foot.aheadX * ahead
  const y = foot.y - eye.y - eye.offY + foot.aheadY * ahead
  if (!isInWedge(x, y, through)) return null
  const edge = entryEdge(x, y, seen(foot, eye))
  if (edge !== BOW_EDGE && edge !== STERN_EDGE) return null
  const shapes = between(eye, farthestOf(eye, foot), others, land)
  if (shapes.some((shape) => isHidden(x, y, shape))) return null
  return edge === BOW_EDGE ? 'bow' : 'stern'
}
