import { isLandId } from '../../src/data/area-ids.ts'
import { collide, type Thing } from './collide.ts'
import { fold } from './encode.ts'
import type { Point } from './frame.ts'
import { clearance, type Ground } from './ground.ts'
import { noise } from './noise.ts'
import { place } from './project.ts'
import { settle, simplify, smooth } from './smooth.ts'
import { LAKES, RANGES, RIVERS } from './terrain.ts'

const STEP = 2

/** Points along a course, evenly spaced. */
function pace(course: readonly Point[], step: number): Point[] {
  return course.flatMap((from, i) => {
    const to = course[i + 1]
    if (to === undefined) return [from]
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    return Array.from(
      { length: steps },
      (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / steps, from[1] + ((to[1] - from[1]) * k) / steps],
    )
  })
}

const meander = ([x, y]: Point): Point => [
  x + 5 * (noise(x, y, 12, 41) - 0.5) + 4 * (noise(x, y, 5, 43) - 0.5),
  y + 5 * (noise(x, y, 12, 42) - 0.5) + 4 * (noise(x, y, 5, 44) - 0.5),
]

const isDry = (ground: Ground, at: Point): boolean => {
  const area = ground.areaAt(at)
  return area === 'waste' || (area !== undefined && area !== 'far_water' && isLandId(area))
}

/** A line's longest stretch on land, so that a river ends at the coast. */
function ashore(ground: Ground, line: readonly Point[]): Point[] {
  let longest: Point[] = []
  let run: Point[] = []
  for (const point of line) {
    run = isDry(ground, point) ? [...run, point] : []
    if (run.length > longest.length) longest = run
  }
  return longest
}

export function rivers(ground: Ground): number[][] {
  return RIVERS.map((river) => {
    const course = smooth(pace(smooth(pace(river.map(place), 8), 4, false), STEP).map(meander), 2, false)
    return fold(settle(simplify(ashore(ground, course), 0.3)))
  })
}

/** A lake is an egg with an uneven shore. */
export function lakes(): { shores: number[][]; things: Thing[] } {
  const shores = LAKES.map(({ at, radii: [a = 1, b = 1], turn }) => {
    const [x, y] = place(at)
    const tilt = (turn * Math.PI) / 180
    const shore = Array.from({ length: 28 }, (_, i): Point => {
      const angle = (i / 28) * 2 * Math.PI
      const [u, v] = [a * Math.cos(angle), b * Math.sin(angle)]
      const swell = 0.78 + 0.4 * noise(x + u * 2, y + v * 2, 9, 51)
      return [
        x + swell * (u * Math.cos(tilt) - v * Math.sin(tilt)),
        y + swell * (u * Math.sin(tilt) + v * Math.cos(tilt)),
      ]
    })
    return fold(settle(shore))
  })
  const things = LAKES.map(({ at, radii: [a = 1, b = 1], turn }) => ({
    at: place(at),
    width: 2.2 * a,
    height: 2.2 * b,
    turn,
  }))
  return { shores, things }
}

/** Mountains as single peaks, where nothing else stands. */
export function peaks(ground: Ground, taken: readonly Thing[]): Point[] {
  const standing: Thing[] = []
  for (const [x, y] of RANGES.flatMap((range) => pace(range.map(place), 5))) {
    for (const [dx, dy] of [
      [0, 0],
      [4, -7],
      [-5, 7],
    ] as const) {
      const at: Point = [
        Math.round(x + dx + 7 * (noise(x, y, 3, 61) - 0.5)),
        Math.round(y + dy + 7 * (noise(x, y, 3, 62) - 0.5)),
      ]
      const peak = { at, radius: 5 }
      if (!isDry(ground, at) || clearance(ground.spotAt(at)) < 5.5) continue
      if (standing.some((other) => collide(peak, other, -1))) continue
      if (!taken.some((thing) => collide(peak, thing, 0.5))) standing.push(peak)
    }
  }
  return standing.map(({ at }) => at)
}
