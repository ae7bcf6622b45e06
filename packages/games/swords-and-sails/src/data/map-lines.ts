import { isLandId } from './area-ids.ts'
import type { MapShapes, ShapeLine } from './map-shapes-schema.ts'

export type Point = readonly [x: number, y: number]

/** A coast is drawn from point to point; a border or the edge of a sea zone is rounded. */
export type LineKind = 'frame' | 'coast' | 'border' | 'sea'

const isLand = (name: string): boolean => name === 'waste' || isLandId(name)

export function kindBetween(a: string, b: string): LineKind {
  if (a === 'frame' || b === 'frame') return 'frame'
  if (isLand(a) !== isLand(b)) return 'coast'
  return isLand(a) ? 'border' : 'sea'
}

export const kindOfLine = ({ between: [a, b] }: ShapeLine): LineKind => kindBetween(a, b)

export function unfold(steps: readonly number[], grain: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    points.push([x / grain, y / grain])
  }
  return points
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** The bends of a rounded line: it leaves for each inner point and turns off halfway to the next. */
function bends(points: readonly Point[]): { by: Point; to: Point }[] {
  const last = points.length - 1
  return points.slice(1, last).map((by, i) => {
    const next = points[i + 2] ?? by
    return { by, to: i + 2 === last ? next : between(by, next) }
  })
}

const text = ([x, y]: Point): string => `${x} ${y}`

/** The rest of an SVG path along a line, when the pen already stands at its start. */
export function penStrokes(points: readonly Point[], kind: LineKind): string {
  const isRounded = (kind === 'border' || kind === 'sea') && points.length > 2
  if (!isRounded)
    return points
      .slice(1)
      .map((point) => `L${text(point)}`)
      .join('')
  return bends(points)
    .map(({ by, to }) => `Q${text(by)} ${text(to)}`)
    .join('')
}

/** The same line as short straight pieces, for measuring. */
export function flatten(points: readonly Point[], kind: LineKind): Point[] {
  const first = points[0]
  const isRounded = (kind === 'border' || kind === 'sea') && points.length > 2
  if (!isRounded || first === undefined) return [...points]
  let from = first
  const flat = [first]
  for (const { by, to } of bends(points)) {
    flat.push(between(between(from, by), between(by, to)), to)
    from = to
  }
  return flat
}

/** The lines of a ring in the order and direction in which it walks them. */
export function walk(
  shapes: Pick<MapShapes, 'lines' | 'grain'>,
  ring: readonly number[],
): { points: Point[]; kind: LineKind }[] {
  return ring.map((step) => {
    const line = shapes.lines[step < 0 ? -1 - step : step]
    if (line === undefined) throw new Error(`the drawing has no line ${step}`)
    const points = unfold(line.steps, shapes.grain)
    return { points: step < 0 ? points.toReversed() : points, kind: kindOfLine(line) }
  })
}
