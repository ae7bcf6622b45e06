import type { AreaId } from './area-ids.ts'
import { flatten, kindOfLine, type LineKind, type Point, penStrokes, unfold, walk } from './map-lines.ts'
import shapesData from './map-shapes.json' with { type: 'json' }
import { type MapShapes, mapShapesSchema, type Places, type ShapeLine } from './map-shapes-schema.ts'

const shapes: MapShapes = mapShapesSchema.parse(shapesData)

/** Land and water of the board that no piece may enter. */
export type OutsideId = 'waste' | 'far_water'

/** The size of the board in units; all points and paths are in them. */
export const boardSize = { width: shapes.width, height: shapes.height } as const

function ringPath(ring: readonly number[]): string {
  const lines = walk(shapes, ring)
  const [x, y] = lines[0]?.points[0] ?? [0, 0]
  return `M${x} ${y}${lines.map(({ points, kind }) => penStrokes(points, kind)).join('')}Z`
}

const areaPaths = new Map<AreaId | OutsideId, string>()

/** The SVG path that fills an area, by the even-odd rule. */
export function areaPath(id: AreaId | OutsideId): string {
  const path = areaPaths.get(id) ?? shapes.rings[id].map(ringPath).join('')
  areaPaths.set(id, path)
  return path
}

/** An area's boundary as closed polygons: islands beside it, and holes where an island lies in a sea. */
export const areaOutline = (id: AreaId | OutsideId): Point[][] =>
  shapes.rings[id].map((ring) =>
    walk(shapes, ring).flatMap(({ points, kind }) => flatten(points, kind).slice(1)),
  )

export interface BoardLine {
  readonly kind: LineKind
  readonly between: ShapeLine['between']
  readonly path: string
}

/** Every line of the board once, to be drawn over the areas. */
export const boardLines = (): readonly BoardLine[] =>
  shapes.lines.map((line) => {
    const points = unfold(line.steps, shapes.grain)
    const kind = kindOfLine(line)
    const [x, y] = points[0] ?? [0, 0]
    return { kind, between: line.between, path: `M${x} ${y}${penStrokes(points, kind)}` }
  })

/** Where the name, the pieces, the cities and the port of an area are drawn. */
export const placesOf = (id: AreaId): Places => shapes.places[id]

/** Both ends of the way over each strait. */
export const crossings = shapes.crossings

const openPath = (steps: readonly number[], kind: LineKind): string => {
  const points = unfold(steps, shapes.grain)
  const [x, y] = points[0] ?? [0, 0]
  return `M${x} ${y}${penStrokes(points, kind)}`
}

/** Rivers, lakes and mountains matter to no rule. */
export const adornment = {
  rivers: () => shapes.rivers.map((steps) => openPath(steps, 'border')),
  lakes: () => shapes.lakes.map((steps) => `${openPath(steps, 'coast')}Z`),
  peaks: shapes.peaks,
} as const
