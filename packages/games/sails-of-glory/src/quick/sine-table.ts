// For speed only: a turn of lookouts takes MEASURED longer when each sine is reckoned whenever it is asked for.

import { DEGREE } from '../data/measures.ts'

const QUARTER = 90 * DEGREE

/** The same from 0 to a quarter of a circle, kept for every whole thousandth of a degree that was ever asked for. */
export function kept(reckon: (angle: number) => number): (angle: number) => number {
  const known = new Float64Array(QUARTER + 1).fill(Number.NaN)
  return (angle) => {
    const found = known[angle]
    // Nothing is kept for an angle between two thousandths, and nothing yet where there is no number.
    if (found === undefined) return reckon(angle)
    if (!Number.isNaN(found)) return found
    const sine = reckon(angle)
    known[angle] = sine
    return sine
  }
}
