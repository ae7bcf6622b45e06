import { DEGREE, MM } from '../data/measures.ts'
import type { Pose } from '../geometry/pose.ts'
import type { Edge, Zone } from '../geometry/sea.ts'

/** Ordinary places are this far apart, so that any base fits at any of the headings offered. */
const APART = 100 * MM
const TURNS = [0, -20 * DEGREE, 20 * DEGREE]
/** SOG 16.1.6: which way a ship heads that has her back to this edge. */
const FACING: Readonly<Record<Edge, number>> = {
  top: 180 * DEGREE,
  right: 270 * DEGREE,
  bottom: 0,
  left: 90 * DEGREE,
}

/** SOG 16.1.3: the strip of a zone that belongs to one of so many captains, from left to right or from bottom to top. */
export function strip(zone: Zone, edge: Edge, captain: number, captains: number): Zone {
  if (isLevel(edge)) {
    const wide = (zone.right - zone.left) / captains
    const left = Math.ceil(zone.left + captain * wide)
    return { ...zone, left, right: Math.floor(zone.left + (captain + 1) * wide) }
  }
  const high = (zone.top - zone.bottom) / captains
  const bottom = Math.ceil(zone.bottom + captain * high)
  return { ...zone, bottom, top: Math.floor(zone.bottom + (captain + 1) * high) }
}

function columnsOf(zone: Zone, edge: Edge): number {
  const long = isLevel(edge) ? zone.right - zone.left : zone.top - zone.bottom
  return Math.floor(long / APART)
}

function isLevel(edge: Edge): boolean {
  return edge === 'top' || edge === 'bottom'
}

/** Away from an edge, or a little to either hand. */
export function headingsFrom(edge: Edge): number[] {
  return TURNS.map((turn) => (FACING[edge] + turn + 360 * DEGREE) % (360 * DEGREE))
}

/** The ordinary places of a zone: in line, evenly spaced, heading away from the edge or a little to either hand. */
export function berths(zone: Zone, edge: Edge): Pose[] {
  const columns = columnsOf(zone, edge)
  const poses: Pose[] = []
  for (const heading of headingsFrom(edge)) {
    for (let column = 0; column < columns; column += 1) {
      const part = (2 * column + 1) / (2 * columns)
      poses.push({ ...middleOf(zone, edge, part), heading })
    }
  }
  return poses
}

function middleOf(zone: Zone, edge: Edge, part: number): { readonly x: number; readonly y: number } {
  return isLevel(edge)
    ? {
        x: Math.floor(zone.left + (zone.right - zone.left) * part),
        y: Math.floor((zone.bottom + zone.top) / 2),
      }
    : {
        x: Math.floor((zone.left + zone.right) / 2),
        y: Math.floor(zone.bottom + (zone.top - zone.bottom) * part),
      }
}
