import { heading, nearest } from './angle.ts'

/** Where the middle of a base lies and which way it heads: whole micrometres and thousandths of a degree (SOG 1.3.4). */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly heading: number
}

/** The pose this far from another. Only the way between them is rounded, so mirrored ways stay mirrored. */
export function moved(from: Pose, dx: number, dy: number, turned: number): Pose {
  return { x: from.x + nearest(dx), y: from.y + nearest(dy), heading: heading(from.heading + turned) }
}
