import { type CardId, STRAIGHT_VEER } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import { MM, RULER } from '../data/measures.ts'
import { classOf } from '../data/ships.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf, colourOf } from '../geometry/attitude.ts'
import { courseEnd } from '../geometry/course.ts'
import { type Footprint, footprint } from '../geometry/footprint.ts'
import { gap, overlap } from '../geometry/overlap.ts'
import type { Pose } from '../geometry/pose.ts'
import { isAtSea } from '../geometry/sea.ts'
import { settingIn } from '../movement/executed-card.ts'
import { trackOf } from '../movement/track-of.ts'
import { redFor, veerValue } from '../planning/veer.ts'
import { afloat, baseOf } from '../ships.ts'
import type { SeenShip, View } from '../view.ts'

/** What a captain is thought to go by, in points of hull damage. */
const CAPTAIN = {
  /** A broadside that bears at the far range; near it does twice as much, and all of it bears abeam. */
  broadside: 3,
  near: 2,
  abeam: 1.5,
  /** How much he minds to be fired at. */
  caution: 0.5,
  /** To touch somebody, to end aback, to come off the sea in the turn after, and now. */
  touching: 5,
  aback: 6,
  edge: 3,
  lost: 50,
  /** He minds each so many millimetres beyond this by a point. */
  closeTo: 90 * MM,
  aPointEach: 20 * MM,
} as const

/** SOG 3.2.2: the sine off the bow from which guns bear, and from which all of them do. */
const BEARS = 0.5
const BEARS_WHOLLY = 0.95

/** What each card that lies before a ship is worth to her captain, by what he could see when he laid it. */
export function worthOfCard(view: View, ship: SeenShip): (card: CardId) => number {
  const others = afloat(view)
    .filter(({ id }) => id !== ship.id)
    .map((other) => ({ side: other.side, foot: footprint(expected(view, other), baseOf(other.id)) }))
  const enemies = others.flatMap(({ side, foot }) => (side === ship.side ? [] : foot))
  return (card) => {
    const pose = sailedTo(view, ship, ship.pose, card)
    const foot = footprint(pose, baseOf(ship.id))
    if (!isAtSea(foot, view.sea)) return -CAPTAIN.lost
    const touching = others.filter((other) => overlap(foot, other.foot)).length
    const isAback = attitudeOf(pose.heading, sourceOf(view.wind.from)) === 'aback'
    const onwards = footprint(sailedTo(view, ship, pose, 'straight'), baseOf(ship.id))
    return (
      worthOfFire(foot, enemies) -
      tooFar(foot, enemies) -
      CAPTAIN.touching * touching -
      (isAback ? CAPTAIN.aback : 0) -
      (isAtSea(onwards, view.sea) ? 0 : CAPTAIN.edge)
    )
  }
}

function worthOfFire(foot: Footprint, enemies: readonly Footprint[]): number {
  let given = 0
  let taken = 0
  for (const enemy of enemies) {
    given = Math.max(given, broadside(foot, enemy))
    taken += broadside(enemy, foot)
  }
  return given - CAPTAIN.caution * taken
}

/** What one does to another with the guns that bear. */
function broadside(from: Footprint, at: Footprint): number {
  const range = gap(from, at)
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  const distance = Math.sqrt(dx * dx + dy * dy)
  const abeam = distance === 0 ? 0 : Math.abs(dx * from.aheadY - dy * from.aheadX) / distance
  if (range > RULER.length || abeam < BEARS) return 0
  const near = range <= RULER.half ? CAPTAIN.near : 1
  return CAPTAIN.broadside * near * (abeam > BEARS_WHOLLY ? CAPTAIN.abeam : 1)
}

function tooFar(foot: Footprint, enemies: readonly Footprint[]): number {
  if (enemies.length === 0) return 0
  const nearest = Math.min(...enemies.map((enemy) => gap(foot, enemy)))
  return Math.max(0, nearest - CAPTAIN.closeTo) / CAPTAIN.aPointEach
}

/** SOG 10.1.3: a card is laid a turn ahead, so that others were expected straight on from where they were a turn ago. */
function expected(view: View, ship: SeenShip): Pose {
  if (ship.aground || ship.anchored || ship.sails === 'struck') return ship.pose
  if (ship.course === null) return sailedTo(view, ship, ship.pose, 'straight')
  return sailedTo(view, ship, sailedTo(view, ship, ship.course.from, 'straight'), 'straight')
}

/** Where a card takes a ship, if nothing is in her way and the wind stays. */
function sailedTo(view: View, ship: SeenShip, from: Pose, card: CardId): Pose {
  const colour = colourOf(attitudeOf(from.heading, sourceOf(view.wind.from)))
  const set = settingIn(view, ship.sails)
  const standard = reaches(view.options.level, 'standard')
  const isRed = colour === 'red' && (standard || card === 'straight')
  const executed = isRed ? redFor(veerValue(ship, card) ?? STRAIGHT_VEER) : card
  const sandglasses = standard && ship.aback === 0 ? 1 : 2
  const { track, way } = trackOf(
    classOf(ship.id).deck,
    executed,
    set === 'struck' ? 'backing' : set,
    colour,
    sandglasses,
  )
  return courseEnd({ from, base: baseOf(ship.id), track, way })
}
