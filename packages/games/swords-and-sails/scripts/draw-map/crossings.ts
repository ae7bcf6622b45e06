import type { Point } from './frame.ts'

interface Piece {
  readonly line: number
  readonly from: Point
  readonly to: Point
}

const TILE = 64

const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

const within = (p: Point, a: Point, b: Point): boolean =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1])

/** Whether two pieces of line meet anywhere but in an end they share. */
function cross(p: Piece, q: Piece): boolean {
  const shared = [p.from, p.to].filter((end) => same(end, q.from) || same(end, q.to))
  if (shared.length === 2) return true
  const touching: (readonly [Point, Piece])[] = [
    [p.from, q],
    [p.to, q],
    [q.from, p],
    [q.to, p],
  ]
  const lies = ([end, piece]: readonly [Point, Piece]): boolean =>
    turn(piece.from, piece.to, end) === 0 && within(end, piece.from, piece.to)
  if (shared.length === 1)
    return touching.some((pair) => !shared.some((end) => same(end, pair[0])) && lies(pair))
  if (touching.some(lies)) return true
  return (
    turn(p.from, p.to, q.from) !== turn(p.from, p.to, q.to) &&
    turn(q.from, q.to, p.from) !== turn(q.from, q.to, p.to)
  )
}

/** The numbers of all lines that cross or touch themselves or another but in common ends. */
export function crossings(lines: readonly (readonly Point[])[]): Set<number> {
  const tiles = new Map<number, Piece[]>()
  const guilty = new Set<number>()
  lines.forEach((points, line) => {
    points.slice(1).forEach((to, i) => {
      const piece: Piece = { line, from: points[i] ?? to, to }
      const [left, right] = [piece.from[0], to[0]].sort((a, b) => a - b).map((x) => Math.floor(x / TILE))
      const [top, bottom] = [piece.from[1], to[1]].sort((a, b) => a - b).map((y) => Math.floor(y / TILE))
      for (let column = left ?? 0; column <= (right ?? 0); column++) {
        for (let row = top ?? 0; row <= (bottom ?? 0); row++) {
          const tile = column * 4096 + row
          const others = tiles.get(tile) ?? []
          for (const other of others) {
            if (guilty.has(line) && guilty.has(other.line)) continue
            if (cross(piece, other)) guilty.add(line).add(other.line)
          }
          others.push(piece)
          tiles.set(tile, others)
        }
      }
    })
  })
  return guilty
}
