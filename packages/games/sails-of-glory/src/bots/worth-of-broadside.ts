import { countersOf } from '../combat/counters-drawn.ts'
import { firepower } from '../damage/log.ts'
import { lettersAt } from '../data/ammunition.ts'
import { ARC_BORDERS, type Arc, RULER } from '../data/measures.ts'
import { cosine, sine } from '../geometry/angle.ts'
import type { Footprint } from '../geometry/footprint.ts'
import {
  aheadOfDot,
  type Berth,
  type Broadside,
  type Rake,
  rakeFrom,
  rangeFrom,
} from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { arcOf, rakesBy } from '../gunners/gun-position.ts'
import { isBeside } from '../quick/box-around.ts'
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
  const best = bestOfBall(from.berth, at.berth.foot)
  if (best === 0) return 0
  let between: Shore[] | undefined
  let most = 0
  for (const arc of BEST_FIRST) {
    if (!mayTakeIn(from.berth, side, arc, at.berth.foot)) continue
    if (mostCounters(from.ship, arc, standard) * best <= most) continue
    between ??= landBetween(land, from.berth.foot, at.berth.foot)
    const { eye, through, raking } = arcOf(from.berth, side, arc)
    const range = rangeFrom(eye, through, at.berth.foot, around, between)
    if (range === undefined) continue
    const mayRake = standard && raking.length > 0
    const rake = mayRake ? rakeFrom(eye, through, at.berth, around, between) : null
    const counters = counted(from.ship, arc, rake)
    for (const letter of lettersAt('ball', range)) most = Math.max(most, counters * worthOf(letter))
  }
  return most
}

function landBetween(land: Watch['land'], from: Footprint, at: Footprint): Shore[] {
  const between: Shore[] = []
  for (const { shore, box } of land) if (!isBeside(from, at, box)) between.push(shore)
  return between
}

function counted(ship: SeenShip, arc: Arc, rake: Rake | null): number {
  return countersOf({ firepower: firepower(ship, arc), rake, first: false, divided: 1 })
}

/** The most counters an arc draws: those of a rake, where it may rake. */
export function mostCounters(ship: SeenShip, arc: Arc, standard: boolean): number {
  return counted(ship, arc, standard && rakesBy(arc) ? 'stern' : null)
}

/** A broadside does no more than this to another ship, told without looking along its arcs. */
export function atMostOfBroadside(
  counters: Readonly<Record<Arc, number>>,
  { berth }: Foreseen,
  side: Broadside,
  at: Foreseen,
): number {
  const best = bestOfBall(berth, at.berth.foot)
  if (best === 0) return 0
  let most = 0
  for (const arc of BEST_FIRST)
    if (counters[arc] > most && mayTakeIn(berth, side, arc, at.berth.foot)) most = counters[arc]
  return most * best
}

/** A micrometre more than anything is rounded by. */
const ROUNDED = 1

const worthAt = (range: number) => Math.max(0, ...lettersAt('ball', range).map(worthOf))
const FAR_OFF = worthAt(RULER.length)
export const MOST_OF_BALL = Math.max(worthAt(RULER.half), FAR_OFF)

/** The most a counter of ball does at such a distance. */
function bestOfBall({ foot }: Berth, at: Footprint): number {
  const dx = at.x - foot.x
  const dy = at.y - foot.y
  const apart = Math.sqrt(dx * dx + dy * dy) - foot.reach - at.reach - ROUNDED
  if (apart > RULER.length) return 0
  return apart > RULER.half ? FAR_OFF : MOST_OF_BALL
}

const BORDERS = {
  stem: bordersOf('stem'),
  central: bordersOf('central'),
  stern: bordersOf('stern'),
} as const

function bordersOf(arc: Arc) {
  const [near, far] = ARC_BORDERS[arc]
  return { near: { s: sine(near), c: cosine(near) }, far: { s: sine(far), c: cosine(far) } }
}

/** Whether a circle around a base reaches into an arc. */
function mayTakeIn({ foot, base }: Berth, side: Broadside, arc: Arc, at: Footprint): boolean {
  const dx = at.x - foot.x
  const dy = at.y - foot.y
  const right = dx * foot.aheadY - dy * foot.aheadX
  const off = (side === 'starboard' ? right : -right) - base.dotsOff
  const ahead = dx * foot.aheadX + dy * foot.aheadY - aheadOfDot(base, arc)
  const around = at.reach + ROUNDED
  const { near, far } = BORDERS[arc]
  return ahead * near.s - off * near.c <= around && off * far.c - ahead * far.s <= around
}
