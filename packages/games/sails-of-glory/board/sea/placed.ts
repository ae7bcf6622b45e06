import type { Pose } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../measure.ts'

/** Where something lies and how it is turned: north is up, so the drawing counts from the top of the sea. */
export function placed({ x, y, heading }: Pose, top: number): string {
  return `translate(${mm(x).toFixed(2)} ${(top - mm(y)).toFixed(2)}) rotate(${degrees(heading).toFixed(2)})`
}
