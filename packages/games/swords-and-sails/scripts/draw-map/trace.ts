import { CELLS, COLUMNS, type Point, ROWS } from './frame.ts'

/** A stretch of boundary between two areas, drawn once and used by both. */
export interface Arc {
  readonly left: number
  readonly right: number
  /** Names of the corners it runs between; the same for both ends when it closes on itself. */
  readonly from: number
  readonly to: number
  readonly points: readonly Point[]
}

const WIDE = COLUMNS + 1
type Direction = 0 | 1 | 2 | 3
const OFFSETS: readonly number[] = [1, WIDE, -1, -WIDE]

const pointOf = (corner: number): Point => [(corner % WIDE) / CELLS, Math.floor(corner / WIDE) / CELLS]

/** Walks along every boundary of the raster; what lies beyond the frame has label nought. */
export function trace(labels: Uint8Array): Arc[] {
  const walked = new Uint8Array(WIDE * (ROWS + 1))

  function label(column: number, row: number): number {
    const inFrame = column >= 0 && row >= 0 && column < COLUMNS && row < ROWS
    return inFrame ? (labels[row * COLUMNS + column] ?? 0) : 0
  }

  /** The labels left and right of the edge that leaves a corner. */
  function sides(corner: number, direction: Direction): [left: number, right: number] {
    const [x, y] = [corner % WIDE, Math.floor(corner / WIDE)]
    switch (direction) {
      case 0:
        return [label(x, y - 1), label(x, y)]
      case 1:
        return [label(x, y), label(x - 1, y)]
      case 2:
        return [label(x - 1, y), label(x - 1, y - 1)]
      case 3:
        return [label(x - 1, y - 1), label(x, y - 1)]
    }
  }

  const ways = (corner: number): Direction[] =>
    ALL.filter((direction) => {
      const [left, right] = sides(corner, direction)
      return left !== right
    })

  const isWalked = (corner: number, direction: Direction): boolean =>
    ((walked[corner] ?? 0) & (1 << direction)) !== 0

  function walk(start: number, first: Direction): Arc {
    const [left, right] = sides(start, first)
    const points = [pointOf(start)]
    let corner = start
    let direction = first
    for (;;) {
      walked[corner] = (walked[corner] ?? 0) | (1 << direction)
      corner += OFFSETS[direction] ?? 0
      const back = opposite(direction)
      walked[corner] = (walked[corner] ?? 0) | (1 << back)
      points.push(pointOf(corner))
      const onward = ways(corner).filter((way) => way !== back)
      const next = onward[0]
      if (corner === start || onward.length !== 1 || next === undefined) break
      direction = next
    }
    return { left, right, from: start, to: corner, points }
  }

  const busy: number[] = []
  for (let corner = 0; corner < walked.length; corner++) {
    const [x, y] = [corner % WIDE, Math.floor(corner / WIDE)]
    const nw = label(x - 1, y - 1)
    if (nw !== label(x, y) || nw !== label(x - 1, y) || nw !== label(x, y - 1)) busy.push(corner)
  }
  const open = busy.filter((corner) => ways(corner).length > 2)
  return [...open, ...busy].flatMap((corner) =>
    ways(corner).flatMap((direction) => (isWalked(corner, direction) ? [] : [walk(corner, direction)])),
  )
}

const ALL: readonly Direction[] = [0, 1, 2, 3]
const opposite = (direction: Direction): Direction => {
  switch (direction) {
    case 0:
      return 2
    case 1:
      return 3
    case 2:
      return 0
    case 3:
      return 1
  }
}
