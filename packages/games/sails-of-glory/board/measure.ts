import { MM } from '@windward/sails-of-glory/facts'
import { names } from './names.en.ts'

/** The drawing has a unit for every millimetre of the table. */
export const mm = (micrometres: number): number => micrometres / MM
export const degrees = (thousandths: number): number => thousandths / 1000

/** The point of the compass a heading is nearest to. */
export function compassPoint(heading: number): string {
  const { points } = names
  return points[Math.round(degrees(heading) / 45) % points.length] ?? ''
}
