import { apart, type Box, betweenMiddles, middleOf, type Size, type Spot } from './boxes.ts'

const RINGS = 12
const STEP = 16
/** A plate that stands beside a stranger is taken for hers: it is worth this much of a way to avoid it. */
const MISTAKEN = 150
const BESIDE = 30
/** A line that leads to a ship over another is hard to follow. */
const CROSSES = 25

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
] as const

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

/** Of the places round a base that are free, and so have a cost, the nearest that cannot be taken for another ship's. */
export function best(
  base: Box,
  size: Size,
  gap: number,
  others: readonly Box[],
  costOf: (box: Box) => number | undefined,
): Found {
  let found: (Found & { readonly cost: number }) | undefined
  for (let place = 0; place < RINGS; place += 1) {
    const off = gap + place * Math.max(STEP, size.height / 3)
    if (found !== undefined && found.cost <= off) break
    for (const [rank, box] of ring(base, size, off).entries()) {
      if (found !== undefined && found.cost <= off + rank) continue
      const own = apart(box, base)
      const nearer = others.filter((other) => apart(box, other) <= own)
      const mistaken = isMistaken(box, base, nearer)
      const leads = place > 0 || isCorner(rank) || mistaken || nearer.some((other) => apart(box, other) < own)
      const least = off + rank + (mistaken ? MISTAKEN : 0)
      if (found !== undefined && found.cost <= least) continue
      const more = costOf(box)
      if (more === undefined) continue
      const cost = least + more + (leads ? CROSSES * crossedBy(leaderOf(box, base), others) : 0)
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

/** What stands on a plate does not reach its edges everywhere: a line begins so far within, under the letters. */
const WITHIN = 0.2

/** From a plate to the middle of the base it belongs to. */
export function leaderOf({ left, right, top, bottom }: Box, base: Box): readonly [Spot, Spot] {
  const to = middleOf(base)
  const held = (at: number, low: number, high: number) => {
    const inset = (high - low) * WITHIN
    return Math.min(high - inset, Math.max(low + inset, at))
  }
  return [{ x: held(to.x, left, right), y: held(to.y, top, bottom) }, to]
}

const STEPS = 8

/** How many of these boxes a line goes over. */
function crossedBy([from, to]: readonly [Spot, Spot], boxes: readonly Box[]): number {
  const spots = Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  }))
  const holds = ({ left, right, top, bottom }: Box) =>
    spots.some(({ x, y }) => x > left && x < right && y > top && y < bottom)
  return boxes.filter(holds).length
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
