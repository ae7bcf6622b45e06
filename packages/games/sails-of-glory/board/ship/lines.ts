import { BASES, classOf, SHIPS, type ShipId } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'

export interface Mast {
  readonly y: number
  /** Half of her lower yard. */
  readonly yard: number
}

/** The lines a ship is drawn by, in millimetres of the table: bow up, the middle of her base at nothing. */
export interface HullLines {
  readonly bow: number
  readonly stern: number
  readonly length: number
  readonly beam: number
  /** Rows of gun ports to a side, and ports to a row. */
  readonly rows: 1 | 2 | 3
  readonly ports: number
  /** How full her bows are, and how wide her stern is, in parts of her beam. */
  readonly bluff: number
  readonly transom: number
  readonly masts: readonly [fore: Mast, main: Mast, mizzen: Mast]
  readonly base: { readonly length: number; readonly width: number }
}

/** Of the base: as much as the hull takes, and how far its middle lies aft. */
const LENGTH = 0.835
const AFT = 0.028
/** What a class is seen by from above, by its rows of guns: slender frigates, broad three-deckers. */
const BUILD = {
  1: { beam: 0.314, bluff: 0.84, transom: 0.58, share: 0.8 },
  2: { beam: 0.358, bluff: 1, transom: 0.64, share: 0.75 },
  3: { beam: 0.385, bluff: 1.1, transom: 0.68, share: 0.9 },
} as const
/** Lower yards in parts of the hull, and masts off the main one. */
const YARD = 0.265
const MASTS = {
  fore: { off: -0.305, size: 0.9 },
  main: { off: 0, size: 1 },
  mizzen: { off: 0.283, size: 0.74 },
}
/** A class with more full broadside than this has another row of ports. */
const ONE_ROW = 4
const TWO_ROWS = 7
/** French yards built them finer forward. */
const FINE: readonly string[] = ['concorde', 'temeraire']

export function rowsFor(fullBroadside: number): HullLines['rows'] {
  if (fullBroadside <= ONE_ROW) return 1
  return fullBroadside <= TWO_ROWS ? 2 : 3
}

/** The lines of a hull on a base, by what her guns are. */
export function linesFor(
  base: keyof typeof BASES,
  rows: HullLines['rows'],
  guns: number,
  isFine = false,
): HullLines {
  const { beam, bluff, transom, share } = BUILD[rows]
  const long = mm(BASES[base].length)
  const length = long * LENGTH
  const middle = long * AFT
  const main = mm(BASES[base].mastFromBow) - long / 2
  const mast = ({ off, size }: (typeof MASTS)['fore']): Mast => ({
    y: main + off * length,
    yard: length * YARD * size,
  })
  return {
    bow: middle - length / 2,
    stern: middle + length / 2,
    length,
    beam: mm(BASES[base].width) * beam * (isFine ? 0.97 : 1),
    rows,
    ports: Math.round((guns / 2 / rows) * share),
    bluff: bluff * (isFine ? 0.92 : 1),
    transom,
    masts: [mast(MASTS.fore), mast(MASTS.main), mast(MASTS.mizzen)],
    base: { length: long, width: mm(BASES[base].width) },
  }
}

const known = new Map<ShipId, HullLines>()

export function linesOf(ship: ShipId): HullLines {
  const found = known.get(ship)
  if (found !== undefined) return found
  const { base, log } = classOf(ship)
  const rows = rowsFor(log[0]?.guns[1] ?? 1)
  const made = linesFor(base, rows, SHIPS[ship].guns, FINE.includes(SHIPS[ship].class))
  known.set(ship, made)
  return made
}
