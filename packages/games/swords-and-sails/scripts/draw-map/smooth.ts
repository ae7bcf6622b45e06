import { GRAIN, type Point } from './frame.ts'

/** Takes the steps of the raster out of a line; its ends stay where they are. */
export function smooth(points: readonly Point[], passes: number, isLoop: boolean): Point[] {
  let line = [...points]
  const last = line.length - 1
  for (let pass = 0; pass < passes; pass++) {
    line = line.map((point, i) => {
      const atEnd = i === 0 || i === last
      if (atEnd && !isLoop) return point
      const before = line[i === 0 ? last - 1 : i - 1] ?? point
      const after = line[i === last ? 1 : i + 1] ?? point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  }
  return line
}

function offLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy)
}

/** Keeps only the points without which the line would stray by more than `tolerance`. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 3) return [...points]
  let farthest = 0
  let where = 0
  points.forEach((point, i) => {
    const off = offLine(point, first, last)
    if (off > farthest) [farthest, where] = [off, i]
  })
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, where + 1), tolerance),
    ...simplify(points.slice(where), tolerance).slice(1),
  ]
}

/** Rounds a line to the grain of the drawing, in which neighbouring points never fall together. */
export function settle(points: readonly Point[]): Point[] {
  const rounded = points.map(([x, y]): Point => [Math.round(x * GRAIN), Math.round(y * GRAIN)])
  return rounded.filter((point, i) => {
    const before = rounded[i - 1]
    return before === undefined || before[0] !== point[0] || before[1] !== point[1]
  })
}
