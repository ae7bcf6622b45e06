import { DEGREE, FULL_CIRCLE, MM } from '../data/measures.ts'
import { cosine, sine } from '../geometry/angle.ts'
import { gapBetween, nearestTo } from '../geometry/between-shores.ts'
import type { Shore } from '../geometry/outline.ts'
import type { Pose } from '../geometry/pose.ts'
import type { Edge, Zone } from '../geometry/sea.ts'
import { shoreOfElement } from '../movement/hazards.ts'
import { fromEdge, type Limit, type Waters } from './distance-limits.ts'

/** How far apart the places are that are looked at, along lines and round about. */
const STEP = 50 * MM
const BEARINGS = 24
/** Nothing is looked for farther from where a distance is measured. */
const FARTHEST = 700 * MM

export interface Wanted {
  readonly zone: Zone
  readonly limits: readonly Limit[]
  readonly headings: readonly number[]
  /** The outline of what is placed, where it lies so. */
  shape(pose: Pose): Shore
}

/** Places worth a look: along the line a distance is to be kept at, or else all over the zone. */
export function placesFor(waters: Waters, wanted: Wanted, step = STEP): Pose[] {
  const at = wanted.limits.find(({ how }) => how === 'at')
  return at === undefined ? allOver(wanted, step) : alongLimit(waters, wanted, at, step)
}

function allOver({ zone, headings }: Wanted, step: number): Pose[] {
  const poses: Pose[] = []
  for (let y = zone.bottom + step / 2; y < zone.top; y += step) {
    for (let x = zone.left + step / 2; x < zone.right; x += step) {
      for (const heading of headings) poses.push({ x, y, heading })
    }
  }
  return poses
}

function alongLimit(waters: Waters, wanted: Wanted, at: Limit, step: number): Pose[] {
  return raysOf(waters, wanted.zone, at, step).flatMap((ray) =>
    wanted.headings.map((heading) =>
      out(ray, heading, (pose) => measured(waters, wanted.shape(pose), at), at),
    ),
  )
}

/** A line on which something is moved away from what a distance is measured from. */
interface Ray {
  readonly x: number
  readonly y: number
  readonly bearing: number
}

function raysOf({ sea, terrain }: Waters, zone: Zone, limit: Limit, step: number): Ray[] {
  if (limit.from === 'edges') return limit.edges.flatMap((edge) => fromAlong(edge, zone, sea, step))
  const bearings = bearingsBy(step)
  if (limit.from === 'centre')
    return bearings.map((bearing) => ({ x: sea.width / 2, y: sea.length / 2, bearing }))
  const round = terrain.filter(({ element }) => limit.elements.includes(element))
  return round.flatMap(({ pose: { x, y } }) => bearings.map((bearing) => ({ x, y, bearing })))
}

/** All round; the closer one looks, the more of them. */
function bearingsBy(step: number): number[] {
  const count = Math.round((BEARINGS * STEP) / step)
  return Array.from({ length: count }, (_, index) => (index * FULL_CIRCLE) / count)
}

const INWARDS: Readonly<Record<Edge, number>> = {
  top: 180 * DEGREE,
  right: 270 * DEGREE,
  bottom: 0,
  left: 90 * DEGREE,
}

function fromAlong(edge: Edge, zone: Zone, sea: Waters['sea'], step: number): Ray[] {
  const rays: Ray[] = []
  const level = edge === 'top' || edge === 'bottom'
  const [from, to] = level ? [zone.left, zone.right] : [zone.bottom, zone.top]
  const far = { top: sea.length, right: sea.width, bottom: 0, left: 0 }[edge]
  for (let along = from + step / 2; along < to; along += step) {
    rays.push({ x: level ? along : far, y: level ? far : along, bearing: INWARDS[edge] })
  }
  return rays
}

function measured({ sea, terrain }: Waters, shape: Shore, limit: Limit): number {
  switch (limit.from) {
    case 'edges':
      return Math.min(...limit.edges.map((edge) => fromEdge(shape, sea, edge)))
    case 'centre':
      return nearestTo(shape, sea.width / 2, sea.length / 2)
    case 'elements':
      return Math.min(
        ...terrain
          .filter(({ element }) => limit.elements.includes(element))
          .map((element) => gapBetween(shape, shoreOfElement(element))),
      )
  }
}

/** How far out on a ray something lies at a distance, found by halving. */
function out(ray: Ray, heading: number, measure: (pose: Pose) => number, { distance }: Limit): Pose {
  const x = sine(ray.bearing % FULL_CIRCLE)
  const y = cosine(ray.bearing % FULL_CIRCLE)
  const poseAt = (far: number): Pose => ({
    x: Math.max(0, Math.round(ray.x + x * far)),
    y: Math.max(0, Math.round(ray.y + y * far)),
    heading,
  })
  let near = 0
  let far = FARTHEST
  while (far - near > MM / 4) {
    const middle = (near + far) / 2
    if (measure(poseAt(middle)) < distance) near = middle
    else far = middle
  }
  return poseAt(far)
}
