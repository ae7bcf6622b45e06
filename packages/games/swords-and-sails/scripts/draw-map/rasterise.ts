import { CELLS, COLUMNS, type Point, ROWS } from './frame.ts'

/** Gives a value to each cell whose middle lies inside the rings, by the even-odd rule. */
export function rasterise(rings: readonly (readonly Point[])[], raster: Uint8Array, value: number): void {
  const crossings = new Map<number, number[]>()
  for (const ring of rings) {
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from
      const [top, bottom] = from[1] < to[1] ? [from, to] : [to, from]
      const first = Math.max(0, Math.ceil(top[1] * CELLS - 0.5))
      const last = Math.min(ROWS - 1, Math.ceil(bottom[1] * CELLS - 0.5) - 1)
      const slope = (bottom[0] - top[0]) / (bottom[1] - top[1])
      for (let row = first; row <= last; row++) {
        const x = top[0] + ((row + 0.5) / CELLS - top[1]) * slope
        const xs = crossings.get(row)
        if (xs === undefined) crossings.set(row, [x])
        else xs.push(x)
      }
    })
  }
  for (const [row, xs] of crossings) {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const first = Math.max(0, Math.ceil((xs[i] ?? 0) * CELLS - 0.5))
      const last = Math.min(COLUMNS - 1, Math.ceil((xs[i + 1] ?? 0) * CELLS - 0.5) - 1)
      if (last >= first) raster.fill(value, row * COLUMNS + first, row * COLUMNS + last + 1)
    }
  }
}
