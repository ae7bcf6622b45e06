/** FIX 1.1, FIX 1.2: the field and the units, as both sides of the bench need them to write orders. */
const ROWS = 6
const COLUMNS = 7

export const SEATS = COLUMNS
export const UNITS_A_SEAT = 3

/** For each unit of a seat in turn, the area it goes to. */
export type Orders = readonly number[]

function at(row: number, column: number): number {
  return ((row + ROWS) % ROWS) * COLUMNS + ((column + COLUMNS) % COLUMNS)
}

const bordering: readonly (readonly number[])[] = Array.from({ length: ROWS * COLUMNS }, (_, area) => {
  const row = Math.floor(area / COLUMNS)
  const column = area % COLUMNS
  return [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)]
})

export function neighbours(area: number): readonly number[] {
  return bordering[area] ?? []
}

/** For each seat, where its units begin. */
export const HOMES: readonly (readonly number[])[] = Array.from({ length: SEATS }, (_, column) =>
  [0, 2, 4].map((row) => at(row, column)),
)

/** Where a unit stands, and where its way began: all that it takes to write it a legal order. */
export interface Standing {
  readonly area: number
  readonly home: number
}

/** Thrown once, used by both sides: which way each unit goes, or 4 to stay. */
const WAYS = Uint8Array.from({ length: 5003 }, (_, index) => (Math.imul(index + 1, 2654435761) >>> 16) % 5)

/** A random walk: cheap to write, legal, and it meets others often. */
export function wandering(units: readonly Standing[], seat: number, turn: number): Orders {
  const orders: number[] = []
  for (let unit = seat * UNITS_A_SEAT; unit < (seat + 1) * UNITS_A_SEAT; unit += 1) {
    const area = units[unit]?.area ?? 0
    const way = WAYS[(turn * 21 + unit) % WAYS.length] ?? 4
    orders.push(neighbours(area)[way] ?? area)
  }
  return orders
}

/**
 * Every other seat goes one area to the right and comes back the turn after. So any two turns cost the same wherever
 * in a match they lie: what grows is then the match, not the battle.
 */
export function marching(units: readonly Standing[], seat: number, turn: number): Orders {
  const orders: number[] = []
  for (let unit = seat * UNITS_A_SEAT; unit < (seat + 1) * UNITS_A_SEAT; unit += 1) {
    const home = units[unit]?.home ?? 0
    const goes = turn % 2 === 1 && seat % 2 === 1
    orders.push(goes ? (neighbours(home)[3] ?? home) : home)
  }
  return orders
}
