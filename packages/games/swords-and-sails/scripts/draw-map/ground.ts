import { type AreaId, isLandId, landIds, seaIds } from '../../src/data/area-ids.ts'
import { flatten, walk } from '../../src/data/map-lines.ts'
import type { MapShapes } from '../../src/data/map-shapes-schema.ts'
import { distanceTo } from './distance.ts'
import { blank, CELLS, COLUMNS, cellAt, type Point, ROWS } from './frame.ts'
import { idOf, LABELS, labelOf, type Outside } from './labels.ts'
import { rasterise } from './rasterise.ts'

export interface Spot {
  readonly at: Point
  /** To the nearest border on land, between sea zones, or of the frame. */
  readonly toBorder: number
  /** To the nearest coast of a sea zone. */
  readonly toCoast: number
}

/** The drawn board as a place to put things: what lies where and how far from a line. */
export interface Ground {
  readonly areaAt: (at: Point) => AreaId | Outside | undefined
  readonly spotAt: (at: Point) => Spot
  readonly spotsOf: (id: AreaId) => readonly Spot[]
  readonly sizeOf: (id: AreaId) => number
}

const SPACING = 2

function redraw(shapes: Pick<MapShapes, 'lines' | 'grain' | 'rings'>): Uint8Array {
  const labels = blank()
  for (const id of LABELS) {
    const outline = shapes.rings[id].map((ring) =>
      walk(shapes, ring).flatMap(({ points, kind }) => flatten(points, kind).slice(1)),
    )
    rasterise(outline, labels, labelOf(id))
  }
  return labels
}

/** Marks the cells beside a line: coasts of sea zones in one raster, all other lines in the other. */
function mark(labels: Uint8Array): { coasts: Uint8Array; borders: Uint8Array } {
  const [coasts, borders] = [blank(), blank()]
  const isLand = (label: number): boolean => label >= 1 && label <= landIds.length
  const isSea = (label: number): boolean => label > landIds.length && label <= landIds.length + seaIds.length
  for (let cell = 0; cell < labels.length; cell++) {
    const column = cell % COLUMNS
    if (column === 0 || column === COLUMNS - 1 || cell < COLUMNS || cell >= COLUMNS * (ROWS - 1))
      borders[cell] = 1
    const here = labels[cell] ?? 0
    for (const next of [cell + 1, cell + COLUMNS]) {
      const there = labels[next] ?? here
      if (there === here) continue
      const marks = (isLand(here) && isSea(there)) || (isSea(here) && isLand(there)) ? coasts : borders
      marks[cell] = 1
      marks[next] = 1
    }
  }
  return { coasts, borders }
}

export function survey(shapes: Pick<MapShapes, 'lines' | 'grain' | 'rings'>): Ground {
  const labels = redraw(shapes)
  const { coasts, borders } = mark(labels)
  const [toCoast, toBorder] = [distanceTo(coasts), distanceTo(borders)]
  const spots = new Map<string, Spot[]>()
  const sizes = new Uint32Array(LABELS.length + 1)
  const spotAt = (at: Point): Spot => {
    const cell = cellAt(at)
    return { at, toBorder: toBorder[cell] ?? 0, toCoast: toCoast[cell] ?? 0 }
  }
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1
  for (let row = 0; row < ROWS; row += SPACING * CELLS) {
    for (let column = 0; column < COLUMNS; column += SPACING * CELLS) {
      const id = idOf(labels[row * COLUMNS + column] ?? 0) ?? 'frame'
      const list = spots.get(id) ?? []
      list.push(spotAt([column / CELLS, row / CELLS]))
      spots.set(id, list)
    }
  }
  return {
    areaAt: (at) => idOf(labels[cellAt(at)] ?? 0),
    spotAt,
    spotsOf: (id) => spots.get(id) ?? [],
    sizeOf: (id) => (sizes[labelOf(id)] ?? 0) / (CELLS * CELLS),
  }
}

/** How far a spot is from any line. */
export const clearance = ({ toBorder, toCoast }: Spot): number => Math.min(toBorder, toCoast)

export const isOpenSea = (id: AreaId | Outside | undefined): boolean =>
  id !== undefined && id !== 'waste' && id !== 'far_water' && !isLandId(id)
