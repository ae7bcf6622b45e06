import {
  attitudeOf,
  type Bearing,
  bearingsOn,
  colourOf,
  firepower,
  HIDDEN,
  lettersAt,
  oddsOf,
  type Pose,
  RULER,
  type SeenShip,
  settingIn,
  sourceOf,
  type View,
} from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { along } from '../sea/course.ts'
import type { FanCourse, PlanFan } from './fan-courses.ts'

/** So near the two would have run into each other before. */
const FOUL = 46

/** What the guns would bear on where a card ends, and what they may be expected to do. */
export interface Prospect extends Bearing {
  readonly enemy: SeenShip
  /** Where the enemy lies by then, sailing straight on. */
  readonly there: Pose
  readonly reach: 'long' | 'short'
  /** Points of damage, on the average. */
  readonly points: number
}

/** SOG 1.2.4: only where the table shows paths before they are sailed. */
export function prospectsOf(view: View, { ship, start }: PlanFan, course: FanCourse): readonly Prospect[] {
  const end = course.path?.at(-1)
  if (end === undefined || course.fault !== undefined) return []
  const cards = start === ship.pose ? 1 : 2
  return view.ships
    .filter(({ side, fate }) => side !== ship.side && fate === 'afloat')
    .flatMap((enemy) => {
      const there = straightOn(view, enemy, cards)
      if (Math.hypot(mm(there.x - end.x), mm(there.y - end.y)) < FOUL) return []
      const best = bearingsOn({ id: ship.id, pose: end }, { id: enemy.id, pose: there })
        .map((bearing) => ({ ...bearing, points: expected(view, ship, bearing) }))
        .toSorted((one, two) => two.points - one.points)[0]
      if (best === undefined || best.points === 0) return []
      return { ...best, enemy, there, reach: best.range <= RULER.half ? 'short' : 'long' }
    })
}

function expected(view: View, ship: SeenShip, { side, arc, range }: Bearing): number {
  const { box } = ship.guns[side]
  if (box === null || box === HIDDEN) return 0
  return oddsOf(view.bags, lettersAt(box, range), firepower(ship, arc)).points
}

/** So many cards straight ahead, as the wind now is; whoever cannot sail stays. */
function straightOn(view: View, ship: SeenShip, cards: number): Pose {
  const sails = settingIn(view, ship.sails)
  if (sails === 'struck' || ship.aground || ship.anchored) return ship.pose
  return Array.from({ length: cards }).reduce<Pose>((from) => {
    const colour = colourOf(attitudeOf(from.heading, sourceOf(view.wind.from)))
    return colour === 'red' ? from : (along(ship.id, from, 'straight', sails, colour, 2).at(-1) ?? from)
  }, ship.pose)
}
