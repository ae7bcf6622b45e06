import { countersOf } from '../combat/counters-drawn.ts'
import { shotsAt } from '../combat/shots.ts'
import { firepower } from '../damage/log.ts'
import { lettersAt } from '../data/ammunition.ts'
import { ARCS, type Arc, RULER } from '../data/measures.ts'
import { type Footprint, reach } from '../geometry/footprint.ts'
import type { Berth, Broadside, Rake } from '../geometry/gunnery.ts'
import { arcOf, rakesBy } from '../gunners/gun-position.ts'
import { boxAround, isBeside } from '../quick/box-around.ts'
import type { SeenShip } from '../view.ts'
import type { Foreseen } from './foresee-place.ts'
import type { Watch } from './watch.ts'
import { worthOf } from './weights.ts'

/** The arc that does most comes first: after it the others need often not be looked along. */
const BEST_FIRST = ['central', 'stem', 'stern'] as const satisfies readonly Arc[]

/** What one broadside of ball would do to another ship on the average, by its best arc. */
export function worthOfBroadside(
  { standard, land }: Pick<Watch, 'standard' | 'land'>,
  from: Foreseen,
  side: Broadside,
  at: Foreseen,
  around: readonly Footprint[],
): number {
  if (!mayBear(from.berth, side, at.berth.foot)) return 0
  const between = land.filter((shore) => !isBeside(from.berth.foot, at.berth.foot, boxAround(shore)))
  let most = 0
  for (const arc of BEST_FIRST) {
    if (mostCounters(from.ship, arc, standard) * MOST_OF_BALL <= most) continue
    const sights = [arcOf(from.berth, side, arc)]
    for (const { range, rake } of shotsAt(sights, at.berth, around, between, standard)) {
      const counters = counted(from.ship, arc, rake)
      for (const letter of lettersAt('ball', range)) most = Math.max(most, counters * worthOf(letter))
    }
  }
  return most
}

function counted(ship: SeenShip, arc: Arc, rake: Rake | null): number {
  return countersOf({ firepower: firepower(ship, arc), rake, first: false, divided: 1 })
}

/** The most counters an arc draws: those of a rake, where it may rake. */
function mostCounters(ship: SeenShip, arc: Arc, standard: boolean): number {
  return counted(ship, arc, standard && rakesBy(arc) ? 'stern' : null)
}

/** No broadside of a ship does more than this. */
export function mostOfBroadside(ship: SeenShip, standard: boolean): number {
  return Math.max(...ARCS.map((arc) => mostCounters(ship, arc, standard))) * MOST_OF_BALL
}

const MOST_OF_BALL = Math.max(
  ...[RULER.half, RULER.length].flatMap((range) => lettersAt('ball', range)).map(worthOf),
)

/** A micrometre more than anything is rounded by. */
const ROUNDED = 1

/** Not if all of her is out of range, or on the other hand of the dots: no arc takes in what is not abeam of them. */
export function mayBear({ foot, base }: Berth, side: Broadside, at: Footprint): boolean {
  const dx = at.x - foot.x
  const dy = at.y - foot.y
  const far = RULER.length + reach(foot) + reach(at) + ROUNDED
  if (dx * dx + dy * dy > far * far) return false
  const right = dx * foot.aheadY - dy * foot.aheadX
  return (side === 'starboard' ? right : -right) + reach(at) + ROUNDED > base.dotsOff
}
