import { COLUMNS, ROWS } from './frame.ts'

/** Calls `visit` with the four cells around a cell, without stepping over the edge of the frame. */
export function around(cell: number, visit: (neighbour: number) => void): void {
  const column = cell % COLUMNS
  if (column > 0) visit(cell - 1)
  if (column < COLUMNS - 1) visit(cell + 1)
  if (cell >= COLUMNS) visit(cell - COLUMNS)
  if (cell < COLUMNS * (ROWS - 1)) visit(cell + COLUMNS)
}

/** The connected patches of equal value in a raster: islands, mainlands, seas, ponds. */
export function* pools(raster: Uint8Array, value: number): Generator<number[]> {
  const seen = new Uint8Array(raster.length)
  for (let start = raster.indexOf(value); start >= 0; start = raster.indexOf(value, start + 1)) {
    if (seen[start] === 1) continue
    const pool = [start]
    seen[start] = 1
    const visit = (next: number): void => {
      if (raster[next] !== value || seen[next] === 1) return
      seen[next] = 1
      pool.push(next)
    }
    for (let i = 0; i < pool.length; i++) around(pool[i] ?? start, visit)
    yield pool
  }
}

/** Whatever has no label yet takes that of the nearest cell that has one, as far as it may. */
export function spread(labels: Uint8Array, may: (cell: number) => boolean): Uint8Array {
  const spreading = labels.slice()
  let front: number[] = []
  let next: number[] = []
  let from = 0
  const visit = (cell: number): void => {
    if (spreading[cell] !== 0 || !may(cell)) return
    spreading[cell] = from
    next.push(cell)
  }
  for (let cell = 0; cell < labels.length; cell++) {
    from = labels[cell] ?? 0
    if (from !== 0) around(cell, visit)
  }
  while (next.length > 0) {
    front = next
    next = []
    for (const cell of front) {
      from = spreading[cell] ?? 0
      around(cell, visit)
    }
  }
  return spreading
}
