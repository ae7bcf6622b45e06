import { CELLS, COLUMNS, ROWS } from './frame.ts'

const FAR = 1e9

/** Squared distances along one row or column to the nearest marked cell (lower envelope of parabolas). */
function sweep(
  values: Float64Array,
  length: number,
  out: Float64Array,
  at: Int32Array,
  bounds: Float64Array,
): void {
  let k = 0
  at[0] = 0
  bounds[0] = -FAR
  bounds[1] = FAR
  const meet = (p: number, q: number): number =>
    ((values[q] ?? 0) + q * q - (values[p] ?? 0) - p * p) / (2 * q - 2 * p)
  for (let q = 1; q < length; q++) {
    let s = meet(at[k] ?? 0, q)
    while (s <= (bounds[k] ?? 0)) {
      k--
      s = meet(at[k] ?? 0, q)
    }
    k++
    at[k] = q
    bounds[k] = s
    bounds[k + 1] = FAR
  }
  k = 0
  for (let q = 0; q < length; q++) {
    while ((bounds[k + 1] ?? FAR) < q) k++
    const p = at[k] ?? 0
    out[q] = (q - p) * (q - p) + (values[p] ?? 0)
  }
}

/** How far, in units, each cell is from the nearest marked one. */
export function distanceTo(marked: Uint8Array): Float32Array {
  const squares = new Float32Array(marked.length)
  const longest = Math.max(COLUMNS, ROWS)
  const [line, out] = [new Float64Array(longest), new Float64Array(longest)]
  const [at, bounds] = [new Int32Array(longest), new Float64Array(longest + 1)]
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) line[row] = marked[row * COLUMNS + column] === 1 ? 0 : 1e7
    sweep(line, ROWS, out, at, bounds)
    for (let row = 0; row < ROWS; row++) squares[row * COLUMNS + column] = out[row] ?? 0
  }
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) line[column] = squares[row * COLUMNS + column] ?? 0
    sweep(line, COLUMNS, out, at, bounds)
    for (let column = 0; column < COLUMNS; column++) {
      squares[row * COLUMNS + column] = Math.sqrt(out[column] ?? 0) / CELLS
    }
  }
  return squares
}
