import type { Box } from '@windward/kit/viewport/camera.ts'
import { columnOf, rowOf, type Side, ZONES, type Zone } from '@windward/sails-of-war/facts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** From the middle of a hex to a corner, and to a side: a hundred units, in which everything on the board is drawn. */
const RADIUS = 100
const REACH = (RADIUS * Math.sqrt(3)) / 2

/** For the frame of the chart. */
const MARGIN = 52
/** The half of a hex at the lower edge that is not drawn; a tile laid there needs it. */
export const HALF = REACH

export const SHEET = {
  width: MARGIN * 2 + RADIUS * (1.5 * 11 + 2),
  height: MARGIN * 2 + REACH * 2 * 8,
}

/** SOW 2.1.1: every second column lies half a hex lower. */
export function middleOf(zone: Zone): Spot {
  const column = columnOf(zone)
  return {
    x: MARGIN + RADIUS * (1 + 1.5 * column),
    y: MARGIN + REACH * (1 + 2 * rowOf(zone) + (column % 2)),
  }
}

/** Water seen around hexes: as much as ships in a Port take. */
const AROUND = 142

/** What these hexes cover, with some water about them. */
export function extentOf(zones: readonly Zone[]): Box {
  const spots = zones.map(middleOf)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    x: left - AROUND,
    y: top - AROUND,
    width: right - left + 2 * AROUND,
    height: bottom - top + 2 * AROUND,
  }
}

/** The hex a spot of the sheet lies in. */
export function zoneAt({ x, y }: Spot): Zone | undefined {
  const far = (zone: Zone): number => Math.hypot(middleOf(zone).x - x, middleOf(zone).y - y)
  const nearest = ZONES.reduce((best, zone) => (far(zone) < far(best) ? zone : best))
  return far(nearest) <= RADIUS ? nearest : undefined
}

/** The corner where a side begins, clockwise: side 0 looks north. */
export function cornerOf(side: number, radius = RADIUS): Spot {
  const angle = ((side * 60 - 120) * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** The middle of a side. */
export function sideSpot(side: Side, reach = REACH): Spot {
  const angle = ((side * 60 - 90) * Math.PI) / 180
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) }
}

/** Where a hex lies on the sheet. */
export const moved = (zone: Zone): string => {
  const { x, y } = middleOf(zone)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

export const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** About the middle of a hex, or about that of a zone on the sheet. */
export function hexagon(radius = RADIUS, { x, y }: Spot = { x: 0, y: 0 }): string {
  const corners = [0, 1, 2, 3, 4, 5].map((side) => cornerOf(side, radius))
  return `M${corners.map((corner) => at({ x: x + corner.x, y: y + corner.y })).join('L')}Z`
}

/** SOW 2.1.3: a half hex at the lower edge shows its upper half. */
export function halfHexagon({ x, y }: Spot): string {
  const corners = [5, 0, 1, 2].map((side) => cornerOf(side))
  return `M${corners.map((corner) => at({ x: x + corner.x, y: y + corner.y })).join('L')}Z`
}
