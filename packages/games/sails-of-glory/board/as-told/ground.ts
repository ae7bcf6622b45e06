import { type Counter, counterNamed, type SeenShip, type View } from '@windward/sails-of-glory/facts'
import type { Fields } from '@windward/table'

/** Something on the sea or on a log that a line of the ledger may change. */
export type Thing =
  | `${'log' | 'fate' | 'special' | 'sails' | 'aground' | 'flagship'} ${string}`
  | 'attacks'
  | 'wind'
  | 'entangled'
  | 'grappled'

/** The rows of a log and the 0 box. */
export type Log = Pick<SeenShip, 'hull' | 'crew' | 'zero'>

/** What has been drawn against somebody in a phase, and the log it is placed on (SOG 8.1). */
interface Pile {
  readonly log: Log
  readonly counters: readonly Counter[]
  readonly onRocks: readonly Counter[]
}

/** What lines are carried out on. */
export interface Ground {
  readonly board: View
  /** What lines leave open is known from the present. */
  readonly now: View
  readonly piles: Map<string, Pile>
  /** The turn and the phase of the last line. */
  phase: string
  /** Who has just struck the rocks, and draws for that next. */
  onRocks: string | undefined
}

/** Carries a line out on the board, and names what it touches. */
export type Deed = (fields: Fields, ground: Ground) => readonly Thing[]

export function groundOf(board: View, now: View): Ground {
  return { board: copied(board), now, piles: new Map(), phase: '', onRocks: undefined }
}

export function copyOf(ground: Ground): Ground {
  return { ...ground, board: copied(ground.board), piles: new Map(ground.piles) }
}

/** A copy in which whatever lines change can be changed. */
function copied(view: View): View {
  return {
    ...view,
    wind: { ...view.wind },
    attacks: [...view.attacks],
    entangled: [...view.entangled],
    grappled: [...view.grappled],
    buildings: view.buildings.map((building) => ({ ...building })),
    batteries: view.batteries.map((battery) => ({
      ...battery,
      ...copyOfLog(battery),
      mustered: { ...battery.mustered },
    })),
    ships: view.ships.map((ship) => ({
      ...ship,
      ...copyOfLog(ship),
      mustered: { ...ship.mustered },
      special: { ...ship.special },
    })),
  }
}

export function copyOfLog({ hull, crew, zero }: Log): Log {
  return { hull: hull.map((box) => [...box]), crew: [...crew], zero: [...zero] }
}

export function shipIn({ board }: Ground, field: Fields[string] | undefined): SeenShip | undefined {
  return board.ships.find(({ id }) => id === field)
}

export function batteryIn(
  { board }: Ground,
  field: Fields[string] | undefined,
): View['batteries'][number] | undefined {
  return board.batteries.find(({ id }) => id === field)
}

export const numberIn = (field: Fields[string] | undefined): number => (typeof field === 'number' ? field : 0)

export const countersIn = (field: Fields[string] | undefined): readonly Counter[] =>
  [field].flat().flatMap((name) => (typeof name === 'string' ? (counterNamed(name) ?? []) : []))
