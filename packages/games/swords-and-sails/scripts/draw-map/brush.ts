import { CELLS, COLUMNS, type LonLat, type Point, ROWS } from './frame.ts'
import { place } from './project.ts'

/** Points along a line so close together that no cell between them is missed. */
function along(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * CELLS * 2))
  return Array.from(
    { length: steps + 1 },
    (_, i): Point => [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps],
  )
}

/** Every cell within `radius` units of a line drawn on the globe. */
export function strokeCells(line: readonly LonLat[], radius: number): Set<number> {
  const cells = new Set<number>()
  const reach = Math.ceil(radius * CELLS)
  const points = line.map(place)
  points.slice(1).forEach((to, i) => {
    for (const [x, y] of along(points[i] ?? to, to)) {
      const [column, row] = [Math.floor(x * CELLS), Math.floor(y * CELLS)]
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const [c, r] = [column + dx, row + dy]
          const inFrame = c >= 0 && r >= 0 && c < COLUMNS && r < ROWS
          if (inFrame && Math.hypot(dx, dy) <= radius * CELLS) cells.add(r * COLUMNS + c)
        }
      }
    }
  })
  return cells
}
