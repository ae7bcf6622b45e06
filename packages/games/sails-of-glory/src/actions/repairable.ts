import { isCounter, readCounter, type Token } from '../damage/counters-and-markers.ts'
import { MAST_GONE } from '../damage/special-damage.ts'
import type { Battery, Ship } from '../state.ts'

export const REPAIRS = ['damage', 'leak', 'rudder', 'mast'] as const
type Repair = (typeof REPAIRS)[number]

/** What a Repair could do now. */
export interface Repairable {
  /** Hull boxes that hold numbered counters only, by their place from the left, with their points. */
  readonly boxes: readonly { readonly box: number; readonly points: number }[]
  readonly others: readonly Exclude<Repair, 'damage'>[]
}

type Hurt = Pick<Ship, 'hull' | 'special' | 'repaired'> | Pick<Battery, 'hull' | 'fires' | 'repaired'>

/** SOG 11.4.3 to SOG 11.4.6, SOG 11.9.2; SOG 14.1.8: a battery repairs damage only. */
export function repairable(hurt: Hurt): Repairable {
  if ('fires' in hurt) return { boxes: hurt.repaired ? [] : mendable(hurt.hull), others: [] }
  const { hull, special, repaired } = hurt
  const lasting = special.sails >= MAST_GONE ? 1 : 0
  const possible = {
    leak: special.leaks > 0,
    rudder: special.rudder > 0,
    mast: special.masts > lasting && !repaired.mast,
  }
  return {
    boxes: repaired.damage ? [] : mendable(hull),
    others: (['leak', 'rudder', 'mast'] as const).filter((repair) => possible[repair]),
  }
}

function mendable(hull: readonly Token[][]): Repairable['boxes'] {
  return hull.flatMap((tokens, box) =>
    tokens.every(isCounter) ? [{ box, points: tokens.reduce((sum, token) => sum + pointsOf(token), 0) }] : [],
  )
}

function pointsOf(token: Token): number {
  return isCounter(token) ? readCounter(token).face.points : 0
}

export function isWhole(hurt: Hurt): boolean {
  const { boxes, others } = repairable(hurt)
  return boxes.length === 0 && others.length === 0
}

/** SOG 11.4.8 */
export function fullestOf(boxes: Repairable['boxes']): number | null {
  const [fullest] = boxes.toSorted((one, other) => other.points - one.points)
  return fullest?.box ?? null
}
