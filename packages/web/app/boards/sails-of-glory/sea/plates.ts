import { BASES, classOf, type SeenShip, shipName } from '@windward/sails-of-glory/board'
import type { Distance } from '../../viewport/lens.ts'
import { mm } from '../measure.ts'

/** What stands on a plate: a ship's name, her state, and the counters drawn against her. */
export interface Lines {
  readonly ship: SeenShip
  /** One line or two. */
  readonly state: readonly string[]
  readonly drawn: readonly string[]
}

export interface Plate extends Lines {
  readonly x: number
  /** The line the name stands on; the ship's state stands on the next. */
  readonly y: number
  /** It stands so far off that a line must lead to her: from where to where, about its own place. */
  readonly leader: readonly [Spot, Spot] | undefined
  /** All the room it takes. */
  readonly box: Box
}

interface Spot {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How much room letters take, by how near the sea is seen: the nearer, the smaller beside the ships. */
interface Lettering {
  readonly letter: number
  readonly least: number
  readonly above: number
  readonly below: number
  readonly gap: number
}

const LETTERING: Readonly<Record<Distance, Lettering>> = {
  far: { letter: 14, least: 110, above: 20, below: 8, gap: 2 },
  middle: { letter: 8.6, least: 76, above: 12, below: 27, gap: 3 },
  near: { letter: 6.2, least: 56, above: 9, below: 20, gap: 2 },
}
/** A ship's state is written smaller than her name. */
const SMALLER = 0.72
/** Room for a row of counters and for a second line, as parts of what a plate with one line takes. */
const COUNTERS = { below: 0.42, each: 1.5 }
const SECOND_LINE = 0.3
const FARTHEST = 12
const STEP = 16

/** Under a ship, over her, at her sides, then off her corners. */
const SIDES = [
  { across: 0, down: 1 },
  { across: 0, down: -1 },
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
  { across: 1, down: -1 },
  { across: -1, down: -1 },
] as const

/** Where each ship's name stands: beside her base, and where all of that is taken a little farther off. */
export function plates(
  lines: readonly Lines[],
  sea: { readonly width: number; readonly height: number },
  distance: Distance,
): Plate[] {
  const ships = lines.map(({ ship }) => baseBox(ship, sea.height))
  const taken: Box[] = []
  return lines.map((line) => {
    const lettering = LETTERING[distance]
    const size = sizeOf(line, lettering, distance !== 'far')
    const base = baseBox(line.ship, sea.height)
    const places = candidates(base, size, lettering.gap)
    const isFree = (box: Box) =>
      box.top > 0 && box.bottom < sea.height && ![...ships, ...taken].some((other) => overlap(box, other))
    const free = places.findIndex(isFree)
    const box = places[Math.max(0, free)] ?? base
    taken.push(box)
    const x = (box.left + box.right) / 2
    const y = box.top + lettering.above
    return { ...line, x, y, box, leader: free < SIDES.length ? undefined : leader(box, base, { x, y }) }
  })
}

function sizeOf({ ship, state, drawn }: Lines, { letter, least, above, below }: Lettering, whole: boolean) {
  const name = (shipName(ship.id).length + (ship.flagship ? 2 : 0)) * letter
  if (!whole) return { width: Math.max(least, name), height: above + below }
  const details = [...state.map(({ length }) => length * SMALLER), drawn.length * COUNTERS.each]
  const more = (drawn.length > 0 ? COUNTERS.below : 0) + (state.length - 1) * SECOND_LINE
  return {
    width: Math.max(least, name, ...details.map((letters) => letters * letter)),
    height: (above + below) * (1 + more),
  }
}

/** Places for a box round a base, the nearest first. */
function candidates(
  base: Box,
  { width, height }: { readonly width: number; readonly height: number },
  gap: number,
): Box[] {
  const middle = { x: (base.left + base.right) / 2, y: (base.top + base.bottom) / 2 }
  return Array.from({ length: FARTHEST }, (_, ring) => gap + ring * STEP).flatMap((off) =>
    SIDES.map(({ across, down }) => {
      const x = middle.x + across * ((base.right - base.left + width) / 2 + off)
      const y = middle.y + down * ((base.bottom - base.top + height) / 2 + off)
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
    }),
  )
}

/** What a base covers as it lies. */
export function baseBox({ id, pose }: SeenShip, top: number): Box {
  const { length, width } = BASES[classOf(id).base]
  const turned = (pose.heading / 180_000) * Math.PI
  const [sine, cosine] = [Math.abs(Math.sin(turned)), Math.abs(Math.cos(turned))]
  const half = {
    across: (mm(length) * sine + mm(width) * cosine) / 2,
    down: (mm(length) * cosine + mm(width) * sine) / 2,
  }
  const x = mm(pose.x)
  const y = top - mm(pose.y)
  return { left: x - half.across, right: x + half.across, top: y - half.down, bottom: y + half.down }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** From the edge of a plate to the middle of the base it belongs to. */
function leader(plate: Box, base: Box, about: Spot): readonly [Spot, Spot] {
  const to = { x: (base.left + base.right) / 2, y: (base.top + base.bottom) / 2 }
  const within = (at: number, low: number, high: number) => Math.min(high, Math.max(low, at))
  const from = { x: within(to.x, plate.left, plate.right), y: within(to.y, plate.top, plate.bottom) }
  return [
    { x: from.x - about.x, y: from.y - about.y },
    { x: to.x - about.x, y: to.y - about.y },
  ]
}
