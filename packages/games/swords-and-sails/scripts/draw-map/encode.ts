import type { ShapeLine } from '../../src/data/map-shapes-schema.ts'
import type { Point } from './frame.ts'
import type { Line } from './ink.ts'
import { idOf } from './labels.ts'

/** A first point and then the steps from each point to the next. */
export function fold(points: readonly Point[]): number[] {
  return points.flatMap(([x, y], i) => {
    const before = points[i - 1] ?? [0, 0]
    return [x - before[0], y - before[1]]
  })
}

export const encodeLine = ({ left, right, points }: Line): ShapeLine => ({
  between: [idOf(left) ?? 'frame', idOf(right) ?? 'frame'],
  steps: fold(points),
})
