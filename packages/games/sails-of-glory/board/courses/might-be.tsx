import {
  attitudeOf,
  cardsToPlan,
  colourOf,
  type Pose,
  type SeenShip,
  settingIn,
  sourceOf,
  type View,
} from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { along } from '../sea/course.ts'
import { placed } from '../sea/placed.ts'
import { outline } from '../ship/hull.ts'
import { linesOf } from '../ship/lines.ts'
import { inOrder } from './fan-courses.ts'

const FAR = 420

interface MightBeProps {
  readonly view: View
  /** The ship in hand. */
  readonly ship: SeenShip
  readonly top: number
}

/** Where enemies near by could be after their next card, whichever it is: only where paths may be shown (SOG 1.2.4). */
export function MightBe({ view, ship, top }: MightBeProps) {
  if (!view.options.trainingAids) return null
  return (
    <>
      {view.ships
        .filter(({ side, fate, pose }) => side !== ship.side && fate === 'afloat' && isNear(ship.pose, pose))
        .map((enemy) => {
          const ends = endsOf(view, enemy)
          const lines = linesOf(enemy.id)
          const hull = `${outline(lines)}M0 ${lines.bow.toFixed(1)}v-6`
          return (
            ends.length > 0 && (
              <g key={enemy.id} class={`sog-might-be sog-${enemy.side}`}>
                <path class="sog-might-reach" d={`M${at(enemy.pose, top)}L${lineOf(ends, top)}Z`} />
                <path class="sog-might-ends" d={`M${lineOf(ends, top)}`} />
                {few(ends).map((end) => (
                  <path key={end.heading} d={hull} transform={placed(end, top)} />
                ))}
              </g>
            )
          )
        })}
    </>
  )
}

const at = ({ x, y }: Pose, top: number): string => `${mm(x).toFixed(1)} ${(top - mm(y)).toFixed(1)}`
const lineOf = (ends: readonly Pose[], top: number): string => ends.map((end) => at(end, top)).join('L')

/** The hardest turns to both hands, and straight ahead between them. */
const few = (ends: readonly Pose[]): readonly Pose[] =>
  [...new Set([0, Math.floor((ends.length - 1) / 2), ends.length - 1])].flatMap((place) => ends[place] ?? [])

const isNear = (one: SeenShip['pose'], other: SeenShip['pose']): boolean =>
  Math.hypot(mm(one.x - other.x), mm(one.y - other.y)) < FAR

/** Where each of her cards would end, from port to starboard. */
function endsOf(view: View, ship: SeenShip): readonly Pose[] {
  const sails = settingIn(view, ship.sails)
  const colour = colourOf(attitudeOf(ship.pose.heading, sourceOf(view.wind.from)))
  if (sails === 'struck' || colour === 'red' || ship.aground || ship.anchored) return []
  return inOrder(cardsToPlan(view, ship)).flatMap((card) =>
    along(ship.id, ship.pose, card, sails, colour, 1).slice(-1),
  )
}
