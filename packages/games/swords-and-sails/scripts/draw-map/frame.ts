/** The drawing is measured in units; the board is laid out as if one unit were one pixel of a large screen. */
export const WIDTH = 1600
export const HEIGHT = 1320

/** Coast and borders are worked out on a raster, this many cells to a unit. */
export const CELLS = 2
export const COLUMNS = WIDTH * CELLS
export const ROWS = HEIGHT * CELLS

/** Traced lines are kept in quarters of a unit. */
export const GRAIN = 4

export type Point = readonly [x: number, y: number]
export type LonLat = readonly [lon: number, lat: number]

export function cellAt([x, y]: Point): number {
  const column = Math.floor(x * CELLS)
  const row = Math.floor(y * CELLS)
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? -1 : row * COLUMNS + column
}

export const blank = (): Uint8Array => new Uint8Array(COLUMNS * ROWS)
