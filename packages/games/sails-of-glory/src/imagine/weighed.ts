import type { Dice } from '@windward/table'

/** A thing, and how likely it is beside the others. */
export interface Weighed<T> {
  readonly thing: T
  readonly weight: number
}

/** Fine enough for any weight, and a number that dice can be asked for. */
const PARTS = 1 << 20

/** One of them, as often as it is likely; there must be one that is at all. */
export function drawn<T>(weighed: readonly Weighed<T>[], dice: Dice): T {
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  let left = (dice.below(PARTS) / PARTS) * all
  for (const { thing, weight } of weighed) {
    left -= weight
    if (left < 0) return thing
  }
  return dice.pick(weighed).thing
}
