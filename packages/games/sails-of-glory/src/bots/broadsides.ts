import { countersOf } from '../combat/strength.ts'
import { firepower } from '../damage/log.ts'
import { lettersAt } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { ARCS, RULER } from '../data/measures.ts'
import { type Broadside, dot, rakeFrom, rangeFrom, wedgeOf } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import type { View } from '../view.ts'
import { worthOf } from './habits.ts'
import type { Foreseen } from './outlook.ts'

/** What one broadside of ball would do to another ship on the average, by its best arc. */
export function worthOfBroadside(
  view: View,
  from: Foreseen,
  side: Broadside,
  at: Foreseen,
  others: readonly Foreseen[],
  land: readonly Shore[],
): number {
  if (!isNear(from, at)) return 0
  const feet = others.filter((other) => other !== from && other !== at).map(({ berth }) => berth.foot)
  let best = 0
  for (const arc of ARCS) {
    const eye = dot(from.berth, side, arc)
    const through = wedgeOf(from.berth, side, arc)
    const range = rangeFrom(eye, through, at.berth.foot, feet, land)
    if (range === undefined) continue
    const raking = arc === 'central' && reaches(view.options.level, 'standard')
    const rake = raking ? rakeFrom(eye, through, at.berth, feet, land) : null
    const counters = countersOf({ firepower: firepower(from.ship, arc), rake, first: false, divided: 1 })
    for (const letter of lettersAt('ball', range)) best = Math.max(best, counters * worthOf(letter))
  }
  return best
}

function isNear(one: Foreseen, other: Foreseen): boolean {
  const dx = one.berth.pose.x - other.berth.pose.x
  const dy = one.berth.pose.y - other.berth.pose.y
  const far = RULER.length + one.berth.base.length + other.berth.base.length
  return dx * dx + dy * dy < far * far
}
