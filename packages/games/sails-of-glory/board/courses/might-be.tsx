import {
  attitudeOf,
  cardsToPlan,
  colourOf,
  type SeenShip,
  settingIn,
  sourceOf,
  type View,
} from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { along } from '../sea/course.ts'
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
          const d = reachOf(view, enemy, top)
          return (
            d !== undefined && (
              <g key={enemy.id} class={`sog-might-be sog-${enemy.side}`}>
                <path d={d} style={{ strokeWidth: linesOf(enemy.id).beam }} />
              </g>
            )
          )
        })}
    </>
  )
}

const isNear = (one: SeenShip['pose'], other: SeenShip['pose']): boolean =>
  Math.hypot(mm(one.x - other.x), mm(one.y - other.y)) < FAR

/** A curve through the middles of her next places. */
function reachOf(view: View, ship: SeenShip, top: number): string | undefined {
  const sails = settingIn(view, ship.sails)
  const colour = colourOf(attitudeOf(ship.pose.heading, sourceOf(view.wind.from)))
  if (sails === 'struck' || colour === 'red' || ship.aground || ship.anchored) return undefined
  const ends = inOrder(cardsToPlan(view, ship)).flatMap((card) =>
    along(ship.id, ship.pose, card, sails, colour, 1).slice(-1),
  )
  return `M${ends.map(({ x, y }) => `${mm(x).toFixed(1)} ${(top - mm(y)).toFixed(1)}`).join('L')}`
}
