import { musketry } from '../damage/log.ts'
import { MUSKETRY_LETTER } from '../data/ammunition.ts'
import { RULER } from '../data/measures.ts'
import { cosine, sine } from '../geometry/angle.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import { comesNear } from '../geometry/outline.ts'
import { gap, isWithin, overlap } from '../geometry/overlap.ts'
import { isAtSea } from '../geometry/sea.ts'
import { isClearOf } from '../quick/box-around.ts'
import type { Foreseen } from './foresee-place.ts'
import { farFromGoal, leavesAsMeant, seeksFight } from './goal-of-ship.ts'
import type { Enemy, Expected, Watch } from './watch.ts'
import { LOOKOUT, worthOf } from './weights.ts'
import { atMostOfBroadside, worthOfBroadside } from './worth-of-broadside.ts'

/** Off the sea as was meant, at sea and in no dangerous water, in such water, or lost. */
type Standing = 'escaped' | 'safe' | 'danger' | 'lost'

export function standingAt({ view, goal, dangers }: Watch, { berth: { foot } }: Foreseen): Standing {
  if (leavesAsMeant(goal, foot, view.sea)) return 'escaped'
  if (!isAtSea(foot, view.sea)) return 'lost'
  for (const { shore, box, clearance } of dangers)
    if (!isClearOf(foot, box, 0) && comesNear(foot, shore, clearance)) return 'danger'
  return 'safe'
}

/** More than sums of worths are rounded by. */
const ROUNDED = 1e-6

/** A safe place, with the others where they are expected, and what is quickly told of its worth. */
export interface Prospect {
  readonly own: Foreseen
  readonly expected: Expected
  readonly muskets: number
  readonly away: number
  readonly aback: number
  readonly collisions: number
  /** It is worth no more than this. */
  readonly atMost: number
}

export function prospectOf(watch: Watch, own: Foreseen, expected: Expected): Prospect {
  const { goal, mind, windFrom } = watch
  const { enemies, others } = expected
  const { foot, pose } = own.berth
  const aback = attitudeOf(pose.heading, windFrom) === 'aback' ? LOOKOUT.aback : 0
  let touched = 0
  for (const { berth } of others) if (overlap(foot, berth.foot)) touched += 1
  const collisions = mind.collision * touched
  const seeks = seeksFight(goal)
  const away =
    farFromGoal(watch, own) +
    (seeks ? tooFar(own, enemies, mind.closeTo) - toWindward(watch, own, enemies) : 0)
  const short = mind.room === 0 ? 0 : mind.room * tooLittleRoom(watch, own)
  const muskets = worthOfMuskets(watch, own, enemies)
  const atMost = atMostOfFire(watch, own, expected) + muskets - away - short - aback - collisions + ROUNDED
  return { own, expected, muskets, away: away + short, aback, collisions, atMost }
}

/** What such a place is worth; of one that is not worth more than `least` it is only said that it is not. */
export function worthOfPlace(watch: Watch, prospect: Prospect, least: number): number {
  const { own, muskets, away, aback, collisions, atMost } = prospect
  const { enemies } = prospect.expected
  if (atMost <= least) return atMost
  const { ready } = prospect.expected
  const port = ready.port * worthOfFire(watch, own, 'port', enemies)
  const given = { port, starboard: ready.starboard * worthOfFire(watch, own, 'starboard', enemies) }
  let unhurt = given.port + given.starboard + muskets - away - aback - collisions + ROUNDED
  let worth = 0
  for (const side of BROADSIDES) {
    worth += given[side]
    for (const { place, around, ready: theirs } of enemies) {
      if (unhurt <= least) return unhurt
      if (theirs[side] === 0) continue
      const taken = watch.mind.caution * theirs[side] * worthOfBroadside(watch, place, side, own, around)
      worth -= taken
      unhurt -= taken
    }
  }
  return worth + muskets - away - aback - collisions
}

/** What her guns of a side would do to the enemy they would do most to. */
function worthOfFire(watch: Watch, own: Foreseen, side: Broadside, enemies: readonly Enemy[]): number {
  let most = 0
  for (const { place, around } of enemies)
    most = Math.max(most, worthOfBroadside(watch, own, side, place, around))
  return most
}

function atMostOfFire({ counters }: Watch, own: Foreseen, { enemies, ready }: Expected): number {
  let sum = 0
  for (const side of BROADSIDES) {
    if (ready[side] === 0) continue
    let most = 0
    for (const { place } of enemies) most = Math.max(most, atMostOfBroadside(counters, own, side, place))
    sum += ready[side] * most
  }
  return sum
}

/** What her muskets would do, less what theirs would. */
function worthOfMuskets({ mind }: Watch, own: Foreseen, enemies: readonly Enemy[]): number {
  let near = 0
  let taken = 0
  for (const { place } of enemies) {
    if (!isWithin(own.berth.foot, place.berth.foot, RULER.width)) continue
    near += 1
    taken += musketry(place.ship)
  }
  if (near === 0) return 0
  return mind.muskets * (musketry(own.ship) - mind.caution * taken) * worthOf(MUSKETRY_LETTER)
}

/** What it gives for having the weather gage of whoever is nearest. */
function toWindward(
  { mind, windFrom }: Watch,
  { berth: { foot } }: Foreseen,
  enemies: readonly Enemy[],
): number {
  if (mind.windward === 0) return 0
  let nearest = Infinity
  let gage = 0
  for (const { place } of enemies) {
    const [dx, dy] = [foot.x - place.berth.foot.x, foot.y - place.berth.foot.y]
    const square = dx * dx + dy * dy
    if (square >= nearest) continue
    nearest = square
    gage = (dx * sine(windFrom) + dy * cosine(windFrom)) / Math.sqrt(square + 1)
  }
  return mind.windward * Math.max(0, gage)
}

/** How much she comes short of open water ahead, so that a collision or a shift of the wind does not drive her off the sea. */
function tooLittleRoom({ view: { sea }, goal }: Watch, { berth: { foot } }: Foreseen): number {
  if (!seeksFight(goal)) return 0
  const x = foot.x + LOOKOUT.lookAhead * foot.aheadX
  const y = foot.y + LOOKOUT.lookAhead * foot.aheadY
  const room = Math.min(x, y, sea.width - x, sea.length - y)
  return Math.max(0, LOOKOUT.elbowRoom - room) / LOOKOUT.aPointEach
}

function tooFar(own: Foreseen, enemies: readonly Enemy[], closeTo: number): number {
  let nearest = Infinity
  for (const { place } of enemies) nearest = Math.min(nearest, gap(own.berth.foot, place.berth.foot))
  return nearest === Infinity ? 0 : Math.max(0, nearest - closeTo) / LOOKOUT.aPointEach
}
