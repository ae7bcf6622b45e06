import { apart, type Box, betweenMiddles, middleOf, type Size, type Spot } from './boxes.ts'

const RINGS = 12
const STEP = 16
/** A plate that stands beside a stranger is taken for hers: it is worth this much of a way to avoid it. */
const MISTAKEN = 150
const BESIDE = 30
/** A line that leads to a ship over another, over a name or another such line is hard to follow. */
const CROSSES = 50

/** Under a ship, over her, at her sides, off her corners, then between these. */
const SIDES = [
  { across: 0, down: 1 },
  { across: 0, down: -1 },
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
  { across: 1, down: -1 },
  { across: -1, down: -1 },
  { across: 0.5, down: 1 },
  { across: -0.5, down: 1 },
  { across: 0.5, down: -1 },
  { across: -0.5, down: -1 },
  { across: 1, down: 0.5 },
  { across: -1, down: 0.5 },
  { across: 1, down: -0.5 },
  { across: -1, down: -0.5 },
] as const

/** The first of them hang squarely on their ship: nobody takes them for another's. */
const SQUARE = 4

/** Off a corner a plate touches nothing of a base that lies askew. */
const isCorner = (rank: number): boolean => {
  const { across, down } = SIDES[rank] ?? SIDES[0]
  return Math.abs(across * down) === 1
}

interface Found {
  readonly box: Box
  /** A line must lead from it to its ship. */
  readonly leads: boolean
}

/** What lies around a plate that looks for its place. */
interface Around {
  /** Other ships. */
  readonly others: readonly Box[]
  /** Plates that have found theirs, and the lines that lead from them. */
  readonly taken: readonly Box[]
  readonly leaders: readonly Leader[]
}

/** Of the places round a base that are free, and so have a cost, the nearest that cannot be taken for another ship's. */
export function best(
  base: Box,
  size: Size,
  gap: number,
  { others, taken, leaders }: Around,
  costOf: (box: Box) => number | undefined,
): Found {
  const inTheWay = [...others, ...taken]
  let found: (Found & { readonly cost: number }) | undefined
  for (let place = 0; place < RINGS; place += 1) {
    const off = gap + place * Math.max(STEP, size.height / 3)
    if (found !== undefined && found.cost <= off) break
    for (const [rank, box] of ring(base, size, off).entries()) {
      if (found !== undefined && found.cost <= off + rank) continue
      const own = apart(box, base)
      const nearer = others.filter((other) => apart(box, other) <= own)
      const mistaken = isMistaken(box, base, nearer)
      const isNearer = rank >= SQUARE && nearer.some((other) => apart(box, other) < own)
      const leads = place > 0 || isCorner(rank) || mistaken || isNearer
      const least = off + rank + (mistaken ? MISTAKEN : 0)
      if (found !== undefined && found.cost <= least) continue
      const more = costOf(box)
      if (more === undefined) continue
      const leader = leaderOf(box, base)
      const led = leads
        ? crossedBy(leader, inTheWay) + leaders.filter((each) => meet(each, leader)).length
        : 0
      const crossed = led + leaders.filter((each) => crossedBy(each, [box]) > 0).length
      const cost = least + more + CROSSES * crossed
      if (found === undefined || cost < found.cost) found = { box, leads, cost }
    }
  }
  return found ?? { box: ring(base, size, gap)[0] ?? base, leads: false }
}

/** It stands right beside another ship, and not as near to its own. */
function isMistaken(box: Box, base: Box, nearer: readonly Box[]): boolean {
  return nearer.some(
    (other) => apart(box, other) < BESIDE && betweenMiddles(box, other) < betweenMiddles(box, base),
  )
}

/** From where to where a line leads. */
export type Leader = readonly [from: Spot, to: Spot]

/** A line begins so far within its plate, and ends at the side of the ship. */
const WITHIN = 0.2
const SHORT = 9

/** From a plate to the ship in the middle of a base. */
export function leaderOf({ left, right, top, bottom }: Box, base: Box): Leader {
  const to = middleOf(base)
  const held = (at: number, low: number, high: number) => {
    const inset = (high - low) * WITHIN
    return Math.min(high - inset, Math.max(low + inset, at))
  }
  const from = { x: held(to.x, left, right), y: held(to.y, top, bottom) }
  const short = Math.min(1, SHORT / Math.hypot(from.x - to.x, from.y - to.y))
  return [from, { x: to.x + (from.x - to.x) * short, y: to.y + (from.y - to.y) * short }]
}

const STEPS = 8

/** How many of these boxes a line goes over. */
function crossedBy([from, to]: Leader, boxes: readonly Box[]): number {
  const spots = Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  }))
  const holds = ({ left, right, top, bottom }: Box) =>
    spots.some(({ x, y }) => x > left && x < right && y > top && y < bottom)
  return boxes.filter(holds).length
}

/** Whether two lines go over each other. */
function meet([a, b]: Leader, [c, d]: Leader): boolean {
  const side = (from: Spot, to: Spot, at: Spot) =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

/** The places for a box so far off a base. */
export function ring(base: Box, { width, height }: Size, off: number): Box[] {
  const middle = middleOf(base)
  return SIDES.map(({ across, down }) => {
    const x = middle.x + across * ((base.right - base.left + width) / 2 + off)
    const y = middle.y + down * ((base.bottom - base.top + height) / 2 + off)
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
  })
}
