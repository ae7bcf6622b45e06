import { strokeCells } from './brush.ts'
import { coastline } from './coastline.ts'
import { blank, CELLS, COLUMNS } from './frame.ts'
import { CHANNELS } from './narrows.ts'
import { pools } from './pools.ts'
import { rasterise } from './rasterise.ts'

/** Islands and ponds below these sizes, in square units, are not worth their ink. */
const LEAST_ISLAND = 12
const LEAST_POND = 60

/** How many of the five cells about each lie on land, counted along a row (step 1) or a column. */
function fives(counts: Uint8Array, step: number): Uint8Array {
  return counts.map((count, cell) => {
    const before = (counts[cell - step] ?? 0) + (counts[cell - 2 * step] ?? 0)
    return before + count + (counts[cell + step] ?? 0) + (counts[cell + 2 * step] ?? 0)
  })
}

/** Rounds off what is thinner than a pen: each cell becomes what most of the twenty-five about it are. */
const soften = (land: Uint8Array): Uint8Array =>
  fives(fives(land, 1), COLUMNS).map((count) => (count > 12 ? 1 : 0))

function drown(land: Uint8Array, value: 0 | 1, least: number): void {
  for (const pool of pools(land, value)) {
    if (pool.length < least * CELLS * CELLS) for (const cell of pool) land[cell] = 1 - value
  }
}

/** 1 for land and 0 for water, fit to be drawn. */
export function shore(): Uint8Array {
  const rough = blank()
  rasterise(coastline(), rough, 1)
  const land = soften(rough)
  for (const { line, radius } of CHANNELS) for (const cell of strokeCells(line, radius)) land[cell] = 0
  drown(land, 1, LEAST_ISLAND)
  drown(land, 0, LEAST_POND)
  return land
}
