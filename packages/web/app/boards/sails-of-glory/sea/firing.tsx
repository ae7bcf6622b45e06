import {
  BASES,
  classOf,
  type Fire,
  type SailsOfGlory,
  type SeenShip,
  type View,
} from '@windward/sails-of-glory/board'
import type { TableModel } from '../../../table/contract.ts'
import { fireTold, firingFrom } from '../drafts.ts'
import { degrees, mm } from '../measure.ts'
import { workFor } from '../told.ts'
import { ALONG, Arcs } from './arcs.tsx'
import { spotOfTarget } from './shots.tsx'

interface FiringProps {
  readonly table: TableModel<SailsOfGlory>
  readonly view: View
  readonly top: number
}

/** While targets are chosen: the arcs of the ship in hand, whom she can reach, and a line for every shot aimed so far. */
export function Firing({ table, view, top }: FiringProps) {
  const question = table.question.value
  const told = question && fireTold(question)
  const firing = firingFrom(table, table.selection.value)
  if (question === undefined || told === undefined || firing === undefined) return null
  const work = workFor<Fire>(table.draft(question).work.value)
  const aims = told.ships.find(({ ship }) => ship === firing.ship.id)
  const targets = new Set<string>([
    ...(aims?.port?.shots ?? []).map(({ at }) => at),
    ...(aims?.starboard?.shots ?? []).map(({ at }) => at),
    ...(aims?.muskets ?? []),
  ])
  return (
    <>
      <Arcs ship={firing.ship} sides={firing.sides} top={top} />
      {[...targets].map((target) => {
        const spot = spotOfTarget(view, target, top)
        return spot && <circle key={target} class="sog-target" cx={spot.x} cy={spot.y} r="38" />
      })}
      {Object.values(work).flatMap((fire) => {
        const ship = view.ships.find(({ id }) => id === fire.ship)
        return ship === undefined ? [] : linesOf(ship, fire, view, top)
      })}
    </>
  )
}

function linesOf(ship: SeenShip, fire: Fire, view: View, top: number) {
  return (['port', 'starboard'] as const).flatMap((side) => {
    const aim = fire[side]
    const to = aim?.at == null ? undefined : spotOfTarget(view, aim.at, top)
    if (aim === null || to === undefined) return []
    const from = dotOf(ship, side, aim.arc, top)
    return [<path key={`${ship.id} ${side}`} class="sog-aim" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />]
  })
}

/** The dot on her base from which the ruler is laid. */
function dotOf({ id, pose }: SeenShip, side: 'port' | 'starboard', arc: keyof typeof ALONG, top: number) {
  const { dotsOff, dotsApart } = BASES[classOf(id).base]
  const turned = (degrees(pose.heading) * Math.PI) / 180
  const right = (side === 'starboard' ? 1 : -1) * mm(dotsOff)
  const ahead = -ALONG[arc] * mm(dotsApart)
  return {
    x: mm(pose.x) + right * Math.cos(turned) + ahead * Math.sin(turned),
    y: top - mm(pose.y) + right * Math.sin(turned) - ahead * Math.cos(turned),
  }
}
