import { countOf, UNIT_IDS, type UnitId, type Units } from '@windward/sails-of-war/facts'

/** One unit on the field: how far it stands from the middle of the field, and how far down. */
export interface Ranked {
  readonly unit: UnitId
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Where each kind stands: those that fight in front before those that shoot and ride. */
const COLUMNS: Readonly<Record<UnitId, number>> = {
  footman: 96,
  giant: 178,
  firegaunt: 190,
  cavalry: 262,
  archer: 338,
  dragon: 420,
}
/** Those who were routed are behind all others. */
const ROUTED = 452
const TOP = 440
const BOTTOM = 684
const ROWS = 4
/** Every unit of a kind stands for itself, up to so many. */
const MOST_APART = 8
const BEHIND = 40
/** How large they are at the upper edge of the field, and at the lower. */
const SIZES = { far: 1.1, near: 1.5 }

/** Few are drawn larger: there is room. */
const LARGER: readonly (readonly [most: number, scale: number])[] = [
  [4, 1.45],
  [8, 1.2],
]
const largerFor = (count: number): number => LARGER.find(([most]) => count <= most)?.[1] ?? 1

const place = (unit: UnitId, column: number, index: number, count: number, larger = 1): Ranked => {
  const row = index % ROWS
  const rows = Math.min(ROWS, count)
  const part = rows === 1 ? 0.5 : row / (rows - 1)
  const tier = Math.floor(index / ROWS)
  return {
    unit,
    x: column + tier * BEHIND + (row % 2) * 14,
    y: TOP + (BOTTOM - TOP) * (rows === 1 ? 0.55 : 0.12 + part * 0.88),
    scale: (SIZES.far + (SIZES.near - SIZES.far) * part) * larger,
  }
}

/** Units in their ranks, from the back of the field to its front, so that nearer ones stand before farther ones. */
export function ranksOf(units: Units): readonly Ranked[] {
  const larger = largerFor(countOf(units))
  return UNIT_IDS.flatMap((unit) => {
    const count = Math.min(MOST_APART, units[unit])
    return Array.from({ length: count }, (_, index) => place(unit, COLUMNS[unit], index, count, larger))
  }).toSorted((a, b) => a.y - b.y)
}

export function routedRanks(units: Units): readonly Ranked[] {
  const fled = UNIT_IDS.flatMap((unit) => Array.from({ length: Math.min(3, units[unit]) }, () => unit))
  return fled.map((unit, index) => place(unit, ROUTED, index, fled.length))
}
