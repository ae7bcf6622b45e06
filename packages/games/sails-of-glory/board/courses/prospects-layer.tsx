import { BROADSIDES, type View } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../measure.ts'
import { Arcs } from '../sea/guns/arcs.tsx'
import { dotOn } from '../sea/guns/dots.ts'
import { at, fine, turned } from '../ship/pen.ts'
import type { FanCourse, PlanFan } from './fan-courses.ts'
import { type Prospect, prospectsOf } from './prospects.ts'
import { words } from './words.en.ts'

interface ProspectsProps {
  readonly view: View
  readonly fan: PlanFan
  readonly course: FanCourse
  readonly top: number
}

const CHIP = { high: 15, letter: 5.6, least: 34, beyond: 12 }

/** What the guns would reach from where the card in hand ends. */
export function Reach({ fan, course, top }: Omit<ProspectsProps, 'view'>) {
  const end = course.path?.at(-1)
  if (end === undefined) return null
  const loaded = BROADSIDES.filter((side) => fan.ship.guns[side].box !== null)
  return (
    <g class="sog-prospects">
      <Arcs ship={{ ...fan.ship, pose: end }} sides={loaded} top={top} />
    </g>
  )
}

/** Over the ships: what the guns may be expected to do from there to enemies that sail straight on. */
export function Prospects({ view, fan, course, top }: ProspectsProps) {
  const end = course.path?.at(-1)
  if (end === undefined) return null
  const ship = { ...fan.ship, pose: end }
  return (
    <g class="sog-prospects">
      {prospectsOf(view, fan, course).map((prospect) => (
        <Line key={prospect.enemy.id} prospect={prospect} ship={ship} top={top} />
      ))}
    </g>
  )
}

interface LineProps {
  readonly prospect: Prospect
  readonly ship: PlanFan['ship']
  readonly top: number
}

/** From the guns to where she would lie, and beyond that what it would do. */
function Line({ prospect, ship, top }: LineProps) {
  const { side, arc, there } = prospect
  const off = turned(dotOn(ship, side, arc), degrees(ship.pose.heading))
  const from = { x: mm(ship.pose.x) + off.x, y: top - mm(ship.pose.y) + off.y }
  const to = { x: mm(there.x), y: top - mm(there.y) }
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const said = words.prospect.brief(prospect.reach, prospect.points)
  const width = Math.max(CHIP.least, said.length * CHIP.letter)
  const beyond = (CHIP.beyond + width / 3) / far
  const chip = at(to.x + (to.x - from.x) * beyond, to.y + (to.y - from.y) * beyond)
  return (
    <>
      <path class="sog-prospect" d={`M${at(from.x, from.y)}L${at(to.x, to.y)}`} />
      <circle class="sog-prospect-end" cx={fine(to.x)} cy={fine(to.y)} r="3" />
      <g class="sog-prospect-chip" transform={`translate(${chip})`}>
        <rect x={-width / 2} y={-CHIP.high / 2} width={width} height={CHIP.high} rx={CHIP.high / 2} />
        <text dy="3.4">{said}</text>
      </g>
    </>
  )
}
