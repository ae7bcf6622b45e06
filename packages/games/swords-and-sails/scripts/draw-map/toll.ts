import { strokeCells } from './brush.ts'
import { CELLS, COLUMNS, ROWS } from './frame.ts'
import { GATES } from './narrows.ts'
import { noise } from './noise.ts'
import { RANGES, RIVERS } from './terrain.ts'

/** What a river or a range adds to crossing it, so that borders come to rest there. */
const RIVER_TOLL = 70
const RANGE_TOLL = 90

/** Noise of two wavelengths over the whole board, one value for each block of four by four cells. */
function rough(long: number, short: number, salt: number): (cell: number) => number {
  const [blocks, rows] = [COLUMNS / 4, Math.ceil(ROWS / 4)]
  const values = new Uint8Array(blocks * rows)
  for (let i = 0; i < values.length; i++) {
    const [x, y] = [((i % blocks) * 4) / CELLS, (Math.floor(i / blocks) * 4) / CELLS]
    values[i] = long * noise(x, y, 44, salt) + short * noise(x, y, 15, salt + 1)
  }
  return (cell) => values[(Math.floor(cell / COLUMNS) >> 2) * blocks + ((cell % COLUMNS) >> 2)] ?? 0
}

/** What it costs to grow over each cell of land; nought for water. */
export function landToll(land: Uint8Array): Uint8Array {
  const ground = rough(14, 10, 1)
  const toll = land.map((isLand, cell) => (isLand === 1 ? 12 + ground(cell) : 0))
  const raise = (cells: Iterable<number>, by: number): void => {
    for (const cell of cells) if (land[cell] === 1) toll[cell] = Math.min(255, (toll[cell] ?? 0) + by)
  }
  for (const river of RIVERS) raise(strokeCells(river, 0.8), RIVER_TOLL)
  for (const range of RANGES) raise(strokeCells(range, 1.4), RANGE_TOLL)
  return toll
}

/** What it costs to grow over each cell of water; nought for land and for the gates of straits. */
export function seaToll(land: Uint8Array): Uint8Array {
  const water = rough(8, 3, 7)
  const toll = land.map((isLand, cell) => (isLand === 0 ? 16 + water(cell) : 0))
  for (const gate of GATES) for (const cell of strokeCells(gate, 0.8)) toll[cell] = 0
  return toll
}
