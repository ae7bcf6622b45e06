import { type SeenShip, shipName } from '@windward/sails-of-glory/board'
import type { Distance } from '../../viewport/lens.ts'
import { best, ring } from './beside.ts'
import { type Box, baseBox, isInside, overlap, type Size, type Spot } from './boxes.ts'

/** What stands on a plate: a ship's name, her state, and the counters drawn against her. */
export interface Lines {
  readonly ship: SeenShip
  /** How many boxes of each row of her log. */
  readonly covered: { readonly hull: number; readonly crew: number }
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

/** How much room letters take, by how near the sea is seen: the nearer, the smaller beside the ships. */
interface Lettering {
  readonly letter: number
  readonly least: number
  readonly above: number
  readonly below: number
  readonly gap: number
  /** From afar a hurt ship shows her bars and no figures; they take so much. */
  readonly bars?: number
}

const LETTERING: Readonly<Record<Distance, Lettering>> = {
  farthest: { letter: 25, least: 110, above: 32, below: 11, gap: 4, bars: 27 },
  far: { letter: 15.8, least: 80, above: 20, below: 8, gap: 2, bars: 16 },
  middle: { letter: 9.2, least: 76, above: 12, below: 27, gap: 3 },
  near: { letter: 6.6, least: 56, above: 9, below: 20, gap: 2 },
}
/** A ship's state is written smaller than her name. */
const SMALLER = 0.72
/** Room for a row of counters and for a second line, as parts of what a plate with one line takes. */
const COUNTERS = { below: 0.42, each: 1.5 }
const SECOND_LINE = 0.3
/** How far a plate may stand out over the edge of the sea. */
const OVER = 30
/** A plate that is cut by the edge of the window cannot be read: it is worth this much of a way to avoid it. */
const CUT = 400

interface Surroundings {
  /** What else must not be covered. */
  readonly works?: readonly Box[]
  /** What is seen of the sea. */
  readonly sight?: Box | undefined
}

/** Where each ship's name stands: beside her base, and where all of that is taken a little farther off. */
export function plates(
  lines: readonly Lines[],
  sea: Size,
  distance: Distance,
  { works = [], sight }: Surroundings = {},
): Plate[] {
  const lettering = LETTERING[distance]
  const bases = lines.map(({ ship }) => baseBox(ship, sea.height))
  const laid = lines.map((line, index) => {
    const base = baseBox(line.ship, sea.height)
    const others = [...works, ...bases.filter((_, other) => other !== index)]
    return { line, index, base, others, size: sizeOf(line, lettering) }
  })
  const taken: Box[] = []
  const costOf = (box: Box, base: Box, others: readonly Box[]): number | undefined => {
    const isFree = isOnSea(box, sea) && ![...others, ...taken].some((other) => overlap(box, other))
    return isFree ? (isCut(box, base, sight) ? CUT : 0) : undefined
  }
  const roomOf = ({ base, others, size }: (typeof laid)[number]) =>
    ring(base, size, lettering.gap).filter((box) => costOf(box, base, others) === 0).length
  const room = laid.map(roomOf)
  /* Whoever has least room chooses first. */
  const inTurn = laid.toSorted((a, b) => (room[a.index] ?? 0) - (room[b.index] ?? 0))
  const found = inTurn.map(({ line, index, base, others, size }) => {
    const { box, leads } = best(base, size, lettering.gap, others, (each) => costOf(each, base, others))
    taken.push(box)
    const x = (box.left + box.right) / 2
    const y = box.top + lettering.above
    return { index, plate: { ...line, x, y, box, leader: leads ? leader(box, base, { x, y }) : undefined } }
  })
  return found.toSorted((a, b) => a.index - b.index).map(({ plate }) => plate)
}

function sizeOf(
  { ship, covered, state, drawn }: Lines,
  { letter, least, above, below, bars }: Lettering,
): Size {
  const name = (shipName(ship.id).length + (ship.flagship ? 2 : 0)) * letter
  const isHurt = covered.hull + covered.crew > 0
  if (bars !== undefined) return { width: Math.max(least, name), height: above + below + (isHurt ? bars : 0) }
  const details = [...state.map(({ length }) => length * SMALLER), drawn.length * COUNTERS.each]
  const more = (drawn.length > 0 ? COUNTERS.below : 0) + (state.length - 1) * SECOND_LINE
  return {
    width: Math.max(least, name, ...details.map((letters) => letters * letter)),
    height: (above + below) * (1 + more),
  }
}

/** Her name would be cut by the edge of what is seen, in which she lies herself. */
export function isCut(plate: Box, base: Box, sight: Box | undefined): boolean {
  return sight !== undefined && isInside(base, sight) && !isInside(plate, sight)
}

function isOnSea({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  return top > 0 && bottom < height && left > -OVER && right < width + OVER
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
