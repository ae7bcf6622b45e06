import { countersOf } from '../combat/counters-drawn.ts'
import { shotsAt } from '../combat/shots.ts'
import { firepower } from '../damage/log.ts'
import { lettersAt } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import type { Broadside } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { arcsOf } from '../gunners/gun-position.ts'
import type { View } from '../view.ts'
import type { Foreseen } from './foresee-place.ts'
import { worthOf } from './weights.ts'

/** What one broadside of ball would do to another ship on the average, by its best arc. */
export function worthOfBroadside(
  view: View,
  from: Foreseen,
  side: Broadside,
  at: Foreseen,
  others: readonly Foreseen[],
  land: readonly Shore[],
): number {
  const feet = others.filter((other) => other !== from && other !== at).map(({ berth }) => berth.foot)
  const arcs = arcsOf(from.berth, side)
  const worths = shotsAt(arcs, at.berth, feet, land, reaches(view.options.level, 'standard')).flatMap(
    ({ arc, range, rake }) => {
      const counters = countersOf({ firepower: firepower(from.ship, arc), rake, first: false, divided: 1 })
      return lettersAt('ball', range).map((letter) => counters * worthOf(letter))
    },
  )
  return Math.max(0, ...worths)
}
