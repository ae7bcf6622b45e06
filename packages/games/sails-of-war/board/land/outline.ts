import { beyond, SIDES, type Zone } from '@windward/sails-of-war/facts'
import { at, cornerOf, hexagon, middleOf, type Spot } from '../hex.ts'

/** The hexes of zones, as one path. */
export const hexes = (zones: readonly Zone[], radius?: number): string =>
  zones.map((zone) => hexagon(radius, middleOf(zone))).join('')

/** A side of a hex on the sheet, from its first corner clockwise to its second. */
interface Edge {
  readonly from: Spot
  readonly to: Spot
}

/** All sides of these zones beyond which lies none of them. */
export function edgesOf(zones: readonly Zone[]): Edge[] {
  const inside = new Set(zones)
  return zones.flatMap((zone) => {
    const { x, y } = middleOf(zone)
    const corner = (side: number): Spot => ({ x: x + cornerOf(side).x, y: y + cornerOf(side).y })
    return SIDES.filter((side) => {
      const next = beyond(zone, side)
      return next === null || !inside.has(next)
    }).map((side) => ({ from: corner(side), to: corner(side + 1) }))
  })
}

/** What surrounds these zones, as one path. */
export const outline = (zones: readonly Zone[]): string =>
  edgesOf(zones)
    .map(({ from, to }) => `M${at(from)}L${at(to)}`)
    .join('')
