import { kindBetween, type LineKind } from '../../src/data/map-lines.ts'
import { crossings } from './crossings.ts'
import { CELLS, type Point } from './frame.ts'
import { idOf } from './labels.ts'
import { noise } from './noise.ts'
import { settle, simplify, smooth } from './smooth.ts'
import type { Arc } from './trace.ts'

const kindOf = ({ left, right }: Arc): LineKind => kindBetween(idOf(left) ?? 'frame', idOf(right) ?? 'frame')

const PASSES: Readonly<Record<LineKind, number>> = { frame: 0, coast: 5, border: 24, sea: 90 }
const TOLERANCE: Readonly<Record<LineKind, number>> = { frame: 0.01, coast: 0.25, border: 0.3, sea: 0.4 }

/** How far a line strays from where the raster had it, and over what length: a hand drew it, not a ruler. */
const STRAY: Readonly<Record<LineKind, readonly [far: number, wavelength: number]>> = {
  frame: [0, 1],
  coast: [0, 1],
  border: [2.4, 13],
  sea: [5, 46],
}

function wander(points: readonly Point[], [far, wavelength]: readonly [number, number]): Point[] {
  const last = points.length - 1
  return points.map(([x, y], i) => {
    const pull = far * Math.min(1, Math.min(i, last - i) / (3 * far * CELLS + 1))
    const sway = (salt: number): number => pull * (2 * noise(x, y, wavelength, salt) - 1)
    return [x + sway(21), y + sway(22)]
  })
}

/** A loop has no two ends to be simplified between, so it is taken in halves. */
function draw(arc: Arc, care: number): Point[] {
  const kind = kindOf(arc)
  const isLoop = arc.from === arc.to
  const [far, wavelength] = STRAY[kind]
  const strayed = far === 0 ? arc.points : wander(arc.points, [far / 2 ** care, wavelength])
  const line = smooth(strayed, PASSES[kind] >> care, isLoop)
  const tolerance = TOLERANCE[kind] / 2 ** care
  if (!isLoop) return settle(simplify(line, tolerance))
  const half = line.length >> 1
  return settle([
    ...simplify(line.slice(0, half + 1), tolerance),
    ...simplify(line.slice(half), tolerance).slice(1),
  ])
}

export interface Line {
  readonly left: number
  readonly right: number
  readonly kind: LineKind
  readonly points: readonly Point[]
}

/** A speck that a corner left behind shrinks to a point, or to a way there and back, and is dropped. */
function keep(arc: Arc, points: readonly Point[]): Line[] {
  const least = arc.from === arc.to ? 4 : 2
  return points.length < least ? [] : [{ left: arc.left, right: arc.right, kind: kindOf(arc), points }]
}

const MOST_CARE = 6

/** Draws all arcs; those that come to cross another are drawn again with more care until none does. */
export function ink(arcs: readonly Arc[]): Line[] {
  const care = arcs.map(() => 0)
  const lines = arcs.map((arc) => draw(arc, 0))
  for (let round = 0; round <= MOST_CARE; round++) {
    const guilty = crossings(lines)
    if (guilty.size === 0) return arcs.flatMap((arc, i) => keep(arc, lines[i] ?? []))
    for (const i of guilty) {
      const arc = arcs[i]
      if (arc === undefined) continue
      care[i] = (care[i] ?? 0) + 1
      lines[i] = draw(arc, care[i] ?? 0)
    }
  }
  throw new Error('some lines cross however carefully they are drawn')
}
