import type { Point } from './frame.ts'

/** What takes up room on the board: a disc, or a box that may be turned. */
export type Thing =
  | { readonly at: Point; readonly radius: number }
  | { readonly at: Point; readonly width: number; readonly height: number; readonly turn: number }

type Box = Exclude<Thing, { radius: number }>

function axes({ turn }: Box): readonly [Point, Point] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return [
    [cos, sin],
    [-sin, cos],
  ]
}

/** A point as seen from the middle of a box, along and across it. */
export function seenFrom(box: Box, [x, y]: Point): Point {
  const [along, across] = axes(box)
  const [dx, dy] = [x - box.at[0], y - box.at[1]]
  return [dx * along[0] + dy * along[1], dx * across[0] + dy * across[1]]
}

export function cornersOf(box: Box): Point[] {
  const [along, across] = axes(box)
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(
    ([u = 0, v = 0]): Point => [
      box.at[0] + (u * along[0] * box.width + v * across[0] * box.height) / 2,
      box.at[1] + (u * along[1] * box.width + v * across[1] * box.height) / 2,
    ],
  )
}

function apart(a: Box, b: Box, gap: number): boolean {
  const corners = cornersOf(b).map((corner) => seenFrom(a, corner))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return (
    Math.min(...xs) >= a.width / 2 + gap ||
    Math.max(...xs) <= -a.width / 2 - gap ||
    Math.min(...ys) >= a.height / 2 + gap ||
    Math.max(...ys) <= -a.height / 2 - gap
  )
}

/** Whether two things overlap or come nearer than `gap`. */
export function collide(a: Thing, b: Thing, gap = 0): boolean {
  if ('radius' in a && 'radius' in b) {
    const [dx, dy, reach] = [a.at[0] - b.at[0], a.at[1] - b.at[1], a.radius + b.radius + gap]
    return dx * dx + dy * dy < reach * reach
  }
  if ('radius' in b) return collide(b, a, gap)
  if ('radius' in a) {
    const [x, y] = seenFrom(b, a.at)
    const [dx, dy] = [Math.max(0, Math.abs(x) - b.width / 2), Math.max(0, Math.abs(y) - b.height / 2)]
    return dx * dx + dy * dy < (a.radius + gap) ** 2
  }
  return !apart(a, b, gap) && !apart(b, a, gap)
}

/** The farthest a thing reaches from its middle. */
export const reachOf = (thing: Thing): number =>
  'radius' in thing ? thing.radius : Math.hypot(thing.width, thing.height) / 2
