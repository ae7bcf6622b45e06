import type { readCounter } from '@windward/sails-of-glory/facts'

/** What a counter says: points, a sign, or both. */
export type Face = Pick<ReturnType<typeof readCounter>['face'], 'points' | 'symbol'>

/** No more counters than these stand in a row. */
const MOST = 10
const ONE = 13
const BOTH = 20
const APART = 1.5

interface Laid {
  readonly face: Face
  /** From its middle to the middle of the row. */
  readonly x: number
  readonly width: number
}

/** Counters beside each other: wider ones where a number stands beside a sign. */
export function rowOf(faces: readonly Face[]): { readonly width: number; readonly laid: readonly Laid[] } {
  const widths = faces
    .slice(0, MOST)
    .map(({ points, symbol }) => (points > 0 && symbol !== null ? BOTH : ONE))
  const width = widths.reduce((sum, each) => sum + each + APART, 0)
  let left = -width / 2
  const laid = faces.slice(0, MOST).map((face, place) => {
    const own = widths[place] ?? ONE
    const x = left + (own + APART) / 2
    left += own + APART
    return { face, x, width: own }
  })
  return { width, laid }
}
