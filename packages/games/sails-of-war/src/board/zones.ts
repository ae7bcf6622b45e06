import { Direction, defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid'
import * as z from 'zod'
import { MAP } from '../data/setup.ts'

/** A hex of the map, sea or under a Realm: 0 to 95, row by row from the top left. */
export type Zone = number

/** A side of a hex, clockwise from north: 0 to 5. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5
export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5]

/** SOW 2.1.4: the compass of the map, in the order of the sides. */
const COMPASS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW] as const

/** SOW 2.1.1: flat tops, every second column half a hex lower. */
const Hex = defineHex({ orientation: Orientation.FLAT, offset: -1 })
const grid = new Grid(Hex, rectangle({ width: MAP.columns, height: MAP.rows }))

export const ZONES: readonly Zone[] = Array.from({ length: MAP.columns * MAP.rows }, (_, zone) => zone)
export const zoneShape = z
  .int()
  .min(0)
  .max(MAP.columns * MAP.rows - 1)
export const sideShape = z.literal([...SIDES])

export const columnOf = (zone: Zone): number => zone % MAP.columns
export const rowOf = (zone: Zone): number => Math.floor(zone / MAP.columns)
const zoneOf = (column: number, row: number): Zone => row * MAP.columns + column

const BESIDE: readonly (readonly (Zone | null)[])[] = ZONES.map((zone) => {
  const at = { col: columnOf(zone), row: rowOf(zone) }
  return COMPASS.map((direction) => {
    const hex = grid.neighborOf(at, direction, { allowOutside: false })
    return hex === undefined ? null : zoneOf(hex.col, hex.row)
  })
})

const AROUND: readonly (readonly Zone[])[] = BESIDE.map((zones) => zones.filter((zone) => zone !== null))

const DISTANCES: readonly (readonly number[])[] = ZONES.map((from) => {
  const start = { col: columnOf(from), row: rowOf(from) }
  return ZONES.map((to) => grid.distance(start, { col: columnOf(to), row: rowOf(to) }))
})

/** The zone beyond a side, or nothing at the edge of the map. */
export function beyond(zone: Zone, side: Side): Zone | null {
  return BESIDE[zone]?.[side] ?? null
}

/** The two to six zones around one. */
export function around(zone: Zone): readonly Zone[] {
  return AROUND[zone] ?? []
}

/** In hexes; adjacent zones are 1 apart. */
export function distance(from: Zone, to: Zone): number {
  return DISTANCES[from]?.[to] ?? 0
}

/** SOW 2.1.1: the outer ring. */
export function isDeep(zone: Zone): boolean {
  const column = columnOf(zone)
  const row = rowOf(zone)
  return column === 0 || row === 0 || column === MAP.columns - 1 || row === MAP.rows - 1
}

/** SOW 2.1.3 */
export function isHalf(zone: Zone): boolean {
  return rowOf(zone) === MAP.rows - 1 && columnOf(zone) % 2 === 1
}

export const COASTAL: readonly Zone[] = ZONES.filter((zone) => !isDeep(zone))

/** SOW 2.1.2: the address of a coastal zone is its inner row and column; the ring has none. */
export function addressOf(zone: Zone): readonly [row: number, column: number] | null {
  return isDeep(zone) ? null : [rowOf(zone), columnOf(zone)]
}

/** SOW 2.1.2: the zone two dice name. */
export function zoneAt(row: number, column: number): Zone {
  return zoneOf(column, row)
}

export const opposite = (side: Side): Side => turnedBy(side, 3)

/** A side after turning clockwise by so many sides. */
export function turnedBy(side: Side, by: number): Side {
  const [turned = side] = SIDES.slice((((side + by) % 6) + 6) % 6)
  return turned
}
