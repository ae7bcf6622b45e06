import type { Signal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import {
  type Aims,
  type Arc,
  BROADSIDES,
  type Broadside,
  type Fire,
  fire,
  hiddenFrom,
  type SailsOfGlory,
  type SeenShip,
  type View,
} from '@windward/sails-of-glory/facts'
import { fireTold, firingFrom } from '../../drafts.ts'
import { degrees, mm } from '../../measure.ts'
import { workFor } from '../../works.ts'
import { Arcs } from './arcs.tsx'
import { dotOn } from './dots.ts'
import { spotOfTarget } from './shots.tsx'
import { type Point, SightLine } from './sight-line.tsx'

interface FiringProps {
  readonly table: TableModel<SailsOfGlory>
  readonly view: View
  readonly top: number
  /** What somebody points at on the sea. */
  readonly looked: Signal<string | undefined>
}

/** While targets are chosen: the arcs of the ship in hand, whom she can reach, and a line for every shot aimed so far. */
export function Firing({ table, view, top, looked }: FiringProps) {
  const question = table.question.value
  const told = question && fireTold(question)
  const firing = firingFrom(table, table.selection.value)
  if (question === undefined || told === undefined || firing === undefined) return null
  const work = workFor(table.draft(question).work.value, fire)
  const aims = told.ships.find(({ ship }) => ship === firing.ship.id)
  const targets = new Set<string>([
    ...BROADSIDES.flatMap((side) => aims?.[side]?.shots ?? []).map(({ at }) => at),
    ...(aims?.muskets ?? []),
  ])
  const at = looked.value ?? table.highlight.value[0]
  return (
    <>
      <Arcs ship={firing.ship} sides={firing.sides} top={top} />
      {[...targets].map((target) => {
        const spot = spotOfTarget(view, target, top)
        return spot && <circle key={target} class="sog-target" cx={spot.x} cy={spot.y} r="38" />
      })}
      {at !== undefined && aims !== undefined && sightOf(view, firing.ship, aims, at, top)}
      {Object.values(work).flatMap((fire) => {
        const ship = view.ships.find(({ id }) => id === fire.ship)
        return ship === undefined ? [] : linesOf(ship, fire, view, top)
      })}
    </>
  )
}

/** SOG 3.2.4: the line to whom one looks at: open where there is a shot, crossed out where something lies between. */
function sightOf(view: View, ship: SeenShip, aims: Aims, at: string, top: number) {
  const to = spotOfTarget(view, at, top)
  const enemy = view.ships.find(({ id, side }) => id === at && side !== ship.side)
  if (to === undefined) return null
  for (const side of BROADSIDES) {
    const shot = aims[side]?.shots.find((each) => each.at === at)
    if (shot !== undefined)
      return <SightLine from={dotOf(ship, side, shot.arc, top)} to={to} blocked={undefined} />
    const hidden = enemy && aims[side] && hiddenFrom(view, ship.id, side, enemy.id)
    if (hidden === null || hidden === undefined) continue
    const poses = [
      ...view.ships.filter(({ id }) => hidden.by.includes(id)).map(({ pose }) => pose),
      ...hidden.land,
    ]
    const blocked = poses.map(({ x, y }) => ({ x: mm(x), y: top - mm(y) }))
    return <SightLine from={dotOf(ship, side, hidden.arc, top)} to={to} blocked={blocked} />
  }
  return null
}

function linesOf(ship: SeenShip, fire: Fire, view: View, top: number) {
  return BROADSIDES.flatMap((side) => {
    const aim = fire[side]
    const to = aim?.at == null ? undefined : spotOfTarget(view, aim.at, top)
    if (aim === null || to === undefined) return []
    const from = dotOf(ship, side, aim.arc, top)
    return [<path key={`${ship.id} ${side}`} class="sog-aim" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />]
  })
}

/** The dot on her base from which the ruler is laid. */
function dotOf(ship: SeenShip, side: Broadside, arc: Arc, top: number): Point {
  const { x, y } = dotOn(ship, side, arc)
  const turned = (degrees(ship.pose.heading) * Math.PI) / 180
  const [sine, cosine] = [Math.sin(turned), Math.cos(turned)]
  return {
    x: mm(ship.pose.x) + x * cosine - y * sine,
    y: top - mm(ship.pose.y) + x * sine + y * cosine,
  }
}
