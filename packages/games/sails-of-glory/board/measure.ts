import { MM } from '@windward/sails-of-glory/facts'

/** The drawing has a unit for every millimetre of the table. */
export const mm = (micrometres: number): number => micrometres / MM
export const degrees = (thousandths: number): number => thousandths / 1000

const POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** The point of the compass a heading is nearest to. */
export function compassPoint(heading: number): string {
  return POINTS[Math.round(degrees(heading) / 45) % POINTS.length] ?? 'north'
}
