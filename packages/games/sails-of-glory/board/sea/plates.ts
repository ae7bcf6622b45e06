import type { Distance } from '@windward/kit/viewport/lens.ts'
import { type SeenShip, shipName } from '@windward/sails-of-glory/facts'
import { best, type Leader, leaderOf, ring } from './beside.ts'
import { type Box, baseBox, grown, isInside, overlap, type Size } from './boxes.ts'
import { type Face, rowOf } from './faces.ts'

/** What stands on a plate: a ship's name, her state, and the counters drawn against her. */
export interface Lines {
  readonly ship: SeenShip
  /** How many boxes of each row of her log. */
  readonly covered: { readonly hull: number; readonly crew: number }
  /** One line or two. */
  readonly state: readonly string[]
  readonly drawn: readonly Face[]
}

export interface Plate extends Lines {
  readonly x: number
  /** The line the name stands on; the ship's state stands on the next. */
  readonly y: number
  /** It stands so far off that a line must lead to her: from where to where. */
  readonly leader: Leader | undefined
  /** All the room it takes. */
  readonly box: Box
  /** Of room that is not taken, how much stays above it: none below a ship, all of it over her. */
  readonly hangs: 0 | 0.5 | 1
}

/** How large a plate is on the sea, by how far that is seen from: so it is about as large in the window. */
interface Lettering {
  readonly scale: number
  /** From afar a hurt ship shows her bars and no figures. */
  readonly bare: boolean
}

export const LETTERING: Readonly<Record<Distance, Lettering>> = {
  farthest: { scale: 3.5, bare: true },
  farther: { scale: 2.8, bare: true },
  far: { scale: 2.05, bare: true },
  middling: { scale: 1.5, bare: true },
  middle: { scale: 1.1, bare: false },
  near: { scale: 0.75, bare: false },
}

/* All that follows is measured on a plate of scale 1. */
const SMALL_LETTER = 6.7
/** Room at both sides of what stands on it, and between it and its ship. */
const PAD = 7
const GAP = 3
/** As much as the bars take. */
const LEAST = 56
/** From its upper edge to the line the name stands on. */
export const ABOVE = 15
/** Below the name: bars, then lines so far from each other, then counters. */
const BARS = 14
const LINE = 12
const FIRST_LINE = 24
const DEEP = 5
const HALF_COUNTER = 6.5

/** How far below the name the first line stands, and the counters. */
export function rowsOf({ state }: Lines): { readonly first: number; readonly drawn: number } {
  return { first: FIRST_LINE, drawn: FIRST_LINE + state.length * LINE - 1 }
}

/** Of the next line of a ship's state. */
export const NEXT_LINE = LINE
/** How far a plate may stand out over the sea to the left, and to the right, where the buttons are. */
const OVER = { left: 80, right: 34 }
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
  const { scale } = LETTERING[distance]
  const gap = GAP * scale
  const bases = lines.map(({ ship }) => baseBox(ship, sea.height))
  const laid = lines.map((line, index) => {
    const base = baseBox(line.ship, sea.height)
    const others = [...works, ...bases.filter((_, other) => other !== index)]
    return { line, index, base, others, size: sizeOf(line, distance) }
  })
  const taken: Box[] = []
  const leaders: Leader[] = []
  const costOf = (box: Box, base: Box, others: readonly Box[]): number | undefined => {
    const isFree = isOnSea(box, sea) && ![...others, ...taken].some((other) => overlap(box, other))
    return isFree ? (isCut(box, base, sight) ? CUT : 0) : undefined
  }
  const roomOf = ({ base, others, size }: (typeof laid)[number]) =>
    ring(base, size, gap).filter((box) => costOf(box, base, others) === 0).length
  const room = laid.map(roomOf)
  /* Whoever has least room chooses first. */
  const inTurn = laid.toSorted((a, b) => (room[a.index] ?? 0) - (room[b.index] ?? 0))
  const found = inTurn.map(({ line, index, base, others, size }) => {
    const around = { others, taken, leaders }
    const { box, leads } = best(base, size, gap, around, (each) => costOf(each, base, others))
    const leader = leads ? leaderOf(box, base) : undefined
    taken.push(grown(box, gap))
    if (leader !== undefined) leaders.push(leader)
    const x = (box.left + box.right) / 2
    const y = box.top + ABOVE * scale
    const plate = {
      ...line,
      x,
      y,
      box,
      hangs: hangsOn(box, base),
      leader,
    }
    return { index, plate }
  })
  return found.toSorted((a, b) => a.index - b.index).map(({ plate }) => plate)
}

function sizeOf(lines: Lines, distance: Distance): Size {
  const { ship, state, drawn } = lines
  const { scale, bare } = LETTERING[distance]
  const name = widthOf(shipName(ship.id)) + (ship.flagship ? STAR : 0)
  const details = [...state.map(({ length }) => length * SMALL_LETTER), rowOf(drawn).width]
  const width = Math.max(LEAST, name, ...(bare ? [] : details)) + 2 * PAD
  return { width: width * scale, height: heightOf(lines, distance) }
}

const STAR = 17
/** How wide letters are in bold type: capitals, narrow ones, and the others. */
const WIDTHS = [
  [/[MW]/, 14],
  [/[A-ZÉ]/, 11],
  [/[ fijlrt’]/, 6.2],
] as const
const OTHERS = 9.6

function widthOf(name: string): number {
  const wide = (letter: string) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS
  return [...name].reduce((sum, letter) => sum + wide(letter), 0)
}

/** How high all that stands on a plate is, seen from so far. */
export function heightOf(lines: Lines, distance: Distance): number {
  const { scale, bare } = LETTERING[distance]
  if (bare) return (ABOVE + BARS + DEEP) * scale
  const { first, drawn } = rowsOf(lines)
  const deep = lines.drawn.length > 0 ? drawn + HALF_COUNTER : first + (lines.state.length - 1) * LINE
  return (ABOVE + deep + DEEP) * scale
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
  return top > 0 && bottom < height && left > -OVER.left && right < width + OVER.right
}
