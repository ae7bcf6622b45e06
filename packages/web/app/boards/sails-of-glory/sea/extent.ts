import type { SeenShip, View } from '@windward/sails-of-glory/board'
import type { Box } from '../../viewport/camera.ts'
import { mm } from '../measure.ts'

/** Round the sea there is room for what would be cut off at its edge, and below it, by its length, for the wind's dial. */
export const MARGIN = 36
const BELOW = 0.13
/** Water seen around the fleets at first, so that their plates are in sight too, and a part of the height for the dial. */
const AROUND = 70
const DIAL = 0.14

export function sizeOf({ sea }: View): { readonly width: number; readonly height: number } {
  return { width: mm(sea.width) + 2 * MARGIN, height: mm(sea.length) * (1 + BELOW) + MARGIN }
}

/** The length of the sea in millimetres: north is up, so the drawing counts from the top. */
export const topOf = ({ sea }: View): number => mm(sea.length)

/** Where something lies on the sheet. */
export function spotOf(
  view: View,
  { pose }: Pick<SeenShip, 'pose'>,
): { readonly x: number; readonly y: number } {
  return { x: mm(pose.x) + MARGIN, y: topOf(view) - mm(pose.y) + MARGIN }
}

/** Ships that lie on the table; those that are gone are not drawn. */
export const isSeen = ({ fate, wreck }: SeenShip): boolean => fate === 'afloat' || wreck

/** The whole sea while it is laid, then the fleets. */
export function firstView(view: View | undefined): Box {
  if (view === undefined) return { x: 0, y: 0, width: 100, height: 100 }
  const spots = view.phase === 'setup' ? [] : view.ships.filter(isSeen).map((ship) => spotOf(view, ship))
  if (spots.length === 0) return { x: 0, y: 0, ...sizeOf(view) }
  const x = Math.min(...spots.map((spot) => spot.x)) - AROUND
  const y = Math.min(...spots.map((spot) => spot.y)) - AROUND
  return {
    x,
    y,
    width: Math.max(...spots.map((spot) => spot.x)) + AROUND - x,
    height: (Math.max(...spots.map((spot) => spot.y)) + AROUND - y) * (1 + DIAL),
  }
}
