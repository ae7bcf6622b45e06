import { apart, type Box, betweenMiddles, type Size } from './boxes.ts'

const RINGS = 12
const STEP = 16
/** A plate that stands as near to a stranger is taken for hers: it is worth this much of a way to avoid it. */
const MISTAKEN = 40

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

/** Of the places round a base that are free, and so have a cost, the nearest that cannot be taken for another ship's. */
export function best(
  base: Box,
  size: Size,
  gap: number,
  others: readonly Box[],
  costOf: (box: Box) => number | undefined,
): { readonly box: Box; readonly leads: boolean } {
  let found: { readonly box: Box; readonly leads: boolean; readonly cost: number } | undefined
  for (let place = 0; place < RINGS; place += 1) {
    const off = gap + place * Math.max(STEP, size.height / 3)
    if (found !== undefined && found.cost <= off) break
    for (const [rank, box] of ring(base, size, off).entries()) {
      const own = apart(box, base)
      const nearer = others.filter((other) => apart(box, other) <= own)
      const mistaken = nearer.some((other) => betweenMiddles(box, other) < betweenMiddles(box, base))
      const least = off + rank + (mistaken ? MISTAKEN : 0)
      if (found !== undefined && found.cost <= least) continue
      const more = costOf(box)
      const cost = least + (more ?? 0)
      if (more !== undefined && (found === undefined || cost < found.cost))
        found = { box, cost, leads: place > 0 || nearer.length > 0 || isCorner(rank) }
    }
  }
  return found ?? { box: ring(base, size, gap)[0] ?? base, leads: false }
}

/** The places for a box so far off a base. */
export function ring(base: Box, { width, height }: Size, off: number): Box[] {
  const middle = { x: (base.left + base.right) / 2, y: (base.top + base.bottom) / 2 }
  return SIDES.map(({ across, down }) => {
    const x = middle.x + across * ((base.right - base.left + width) / 2 + off)
    const y = middle.y + down * ((base.bottom - base.top + height) / 2 + off)
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
  })
}
