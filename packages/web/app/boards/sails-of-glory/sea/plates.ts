import { type SeenShip, shipName } from '@windward/sails-of-glory/board'
import type { Distance } from '../../viewport/lens.ts'
import { best, leaderOf, ring } from './beside.ts'
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
  /** It stands so far off that a line must lead to her: from where to where. */
  readonly leader: readonly [Spot, Spot] | undefined
  /** All the room it takes. */
  readonly box: Box
  /** Of room that is not taken, how much stays above it: none below a ship, all of it over her. */
  readonly hangs: 0 | 0.5 | 1
}

/** How much room letters take, by how near the sea is seen: the nearer, the smaller beside the ships. */
interface Lettering {
  readonly letter: number
  readonly least: number
  readonly above: number
  readonly gap: number
  /** How large what stands below the name is. */
  readonly details: number
  /** From afar a hurt ship shows her bars and no figures: what is taken below the name without them. */
  readonly bare?: number
}

const LETTERING: Readonly<Record<Distance, Lettering>> = {
  farthest: { letter: 25, least: 110, above: 32, gap: 4, details: 2.6, bare: 11 },
  far: { letter: 15.8, least: 80, above: 20, gap: 2, details: 1.6, bare: 8 },
  middle: { letter: 9.2, least: 76, above: 12, gap: 3, details: 1 },
  near: { letter: 6.6, least: 56, above: 9, gap: 2, details: 0.72 },
}
/** A ship's state is written smaller than her name, and a counter is as wide as so many letters. */
const SMALLER = 0.72
const COUNTER = 1.5
/** Below the name: bars, then lines so far from each other, then counters. */
const BARS = 13
const LINE = 12
const FIRST_LINE = { hurt: 24, sound: 14 }
const DEEP = 4
const HALF_COUNTER = 6

/** How far below the name the first line stands, and the counters. */
export function rowsOf({ covered, state }: Lines): { readonly first: number; readonly drawn: number } {
  const first = FIRST_LINE[covered.hull + covered.crew > 0 ? 'hurt' : 'sound']
  return { first, drawn: first + state.length * LINE - 1 }
}

/** Of the next line of a ship's state. */
export const NEXT_LINE = LINE
/** How far a plate may stand out over the edge of the sea. */
const OVER = 20
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
    return { line, index, base, others, size: sizeOf(line, lettering, heightOf(line, distance)) }
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
    const plate = {
      ...line,
      x,
      y,
      box,
      hangs: hangsOn(box, base),
      leader: leads ? leaderOf(box, base) : undefined,
    }
    return { index, plate }
  })
  return found.toSorted((a, b) => a.index - b.index).map(({ plate }) => plate)
}

function sizeOf(lines: Lines, { letter, least, bare }: Lettering, height: number): Size {
  const { ship, state, drawn } = lines
  const name = (shipName(ship.id).length + (ship.flagship ? 2 : 0)) * letter
  const details = [...state.map(({ length }) => length * SMALLER), drawn.length * COUNTER]
  const widths = bare === undefined ? details.map((letters) => letters * letter) : []
  return { width: Math.max(least, name, ...widths), height }
}

/** How high all that stands on a plate is, seen from so far. */
export function heightOf(lines: Lines, distance: Distance): number {
  const { above, details, bare } = LETTERING[distance]
  const isHurt = lines.covered.hull + lines.covered.crew > 0
  if (bare !== undefined) return above + (isHurt ? BARS * details + DEEP : bare)
  const { first, drawn } = rowsOf(lines)
  const deep = lines.drawn.length > 0 ? drawn + HALF_COUNTER : first + (lines.state.length - 1) * LINE
  return above + (deep + DEEP) * details
}

/** It stands as near to her as it can. */
function hangsOn(plate: Box, base: Box): Plate['hangs'] {
  if (plate.bottom <= base.top) return 1
  return plate.top >= base.bottom ? 0 : 0.5
}

/** Her name would be cut by the edge of what is seen, in which she lies herself. */
export function isCut(plate: Box, base: Box, sight: Box | undefined): boolean {
  return sight !== undefined && isInside(base, sight) && !isInside(plate, sight)
}

function isOnSea({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  return top > 0 && bottom < height && left > -OVER && right < width + OVER
}
