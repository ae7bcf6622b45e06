import { countersOf } from '../combat/counters-drawn.ts'
import { shotsAt } from '../combat/shots.ts'
import { firepower } from '../damage/log.ts'
import { lettersAt } from '../data/ammunition.ts'
import { ARCS, RULER } from '../data/measures.ts'
import { type Footprint, reach } from '../geometry/footprint.ts'
import type { Berth, Broadside } from '../geometry/gunnery.ts'
import { arcsOf } from '../gunners/gun-position.ts'
import { boxAround, isBeside } from '../quick/box-around.ts'
import type { SeenShip } from '../view.ts'
import type { Foreseen } from './foresee-place.ts'
import type { Watch } from './watch.ts'
import { worthOf } from './weights.ts'

/** What one broadside of ball would do to another ship on the average, by its best arc. */
export function worthOfBroadside(
  { standard, land }: Pick<Watch, 'standard' | 'land'>,
  from: Foreseen,
  side: Broadside,
  at: Foreseen,
  around: readonly Footprint[],
): number {
  if (!mayBear(from.berth, side, at.berth.foot)) return 0
  let most = 0
  const between = land.filter((shore) => !isBeside(from.berth.foot, at.berth.foot, boxAround(shore)))
  for (const { arc, range, rake } of shotsAt(arcsOf(from.berth, side), at.berth, around, between, standard)) {
    const counters = countersOf({ firepower: firepower(from.ship, arc), rake, first: false, divided: 1 })
    for (const letter of lettersAt('ball', range)) most = Math.max(most, counters * worthOf(letter))
  }
  return most
}

/** The most counters a ship's broadside draws, by its best arc and raking if that is done. */
export function mostCounters(ship: SeenShip, standard: boolean): number {
  const rake = standard ? 'stern' : null
  const each = ARCS.map((arc) =>
    countersOf({ firepower: firepower(ship, arc), rake, first: false, divided: 1 }),
  )
  return Math.max(...each)
}

/** A broadside of so many counters does no more than this to another ship; without looking along its arcs. */
export function atMostOfBroadside(counters: number, from: Foreseen, side: Broadside, at: Foreseen): number {
  return mayBear(from.berth, side, at.berth.foot) ? counters * MOST_OF_BALL : 0
}

const MOST_OF_BALL = Math.max(
  ...[RULER.half, RULER.length].flatMap((range) => lettersAt('ball', range)).map(worthOf),
)

/** A micrometre more than anything is rounded by. */
const ROUNDED = 1

/** Not if all of her is out of range, or on the other hand of the dots: no arc takes in what is not abeam of them. */
function mayBear({ foot, base }: Berth, side: Broadside, at: Footprint): boolean {
  const dx = at.x - foot.x
  const dy = at.y - foot.y
  const far = RULER.length + reach(foot) + reach(at) + ROUNDED
  if (dx * dx + dy * dy > far * far) return false
  const right = dx * foot.aheadY - dy * foot.aheadX
  return (side === 'starboard' ? right : -right) + reach(at) + ROUNDED > base.dotsOff
}
