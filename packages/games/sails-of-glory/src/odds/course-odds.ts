import { type Foreseen, foreseen, keptOn, sailedTo } from '../bots/foresee-place.ts'
import type { CardId } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import { RULER } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import { BROADSIDES, type Broadside, type Rake } from '../geometry/gunnery.ts'
import { gapToShore } from '../geometry/outline.ts'
import { gap, overlap } from '../geometry/overlap.ts'
import { isAtSea } from '../geometry/sea.ts'
import { landOf, shoreOfElement } from '../movement/hazards.ts'
import { onTable } from '../ships.ts'
import { HIDDEN, type SeenShip, type View } from '../view.ts'
import { bestShot } from './volley-odds.ts'

/** One broadside that would bear on somebody. */
export interface ShotAhead {
  readonly at: ShipId
  readonly by: ShipId
  readonly side: Broadside
  /** In micrometres. */
  readonly range: number
  readonly firepower: number
  readonly rake: Rake | null
  /** Points of damage on the average. */
  readonly points: number
}

/** Where a card leads, and what may come of it there if all others keep on. */
export interface CourseAhead {
  readonly card: CardId
  readonly attitude: ReturnType<typeof attitudeOf>
  readonly atSea: boolean
  /** How far it is to the edge, to what lies in the water and to the nearest enemy, in micrometres. */
  readonly toEdge: number
  readonly toShore: number | null
  readonly nearest: { readonly ship: ShipId; readonly away: number } | null
  readonly touches: readonly ShipId[]
  /** What her guns would do, the better broadside of those that bear at each side; and what would be done to her. */
  readonly gives: readonly ShotAhead[]
  readonly takes: readonly ShotAhead[]
}

/** Where each of her cards leads her; loaded with ball, in the wind as it is, by what everybody can see. */
export function coursesAhead(view: View, id: ShipId, cards: readonly CardId[]): readonly CourseAhead[] {
  const ship = view.ships.find((each) => each.id === id)
  if (ship === undefined) return []
  const laid = laidBefore(view, ship)
  const start = laid === null ? foreseen(ship, ship.pose) : sailedTo(view, foreseen(ship, ship.pose), laid)
  const turns = laid === null ? 1 : 2
  const others = onTable(view)
    .filter((other) => other.id !== id)
    .map((other) => keptOn(view, other, turns))
  return cards.map((card) => courseAhead(view, sailedTo(view, start, card), card, others))
}

/** SOG 10.1.3: from Standard on the card that is planned comes after one that lies there already. */
function laidBefore({ options }: View, { plan }: SeenShip): CardId | null {
  return reaches(options.level, 'standard') && plan.now !== HIDDEN ? plan.now : null
}

function courseAhead(view: View, own: Foreseen, card: CardId, others: readonly Foreseen[]): CourseAhead {
  const { pose, foot } = own.berth
  const enemies = others.filter(({ ship }) => ship.side !== own.ship.side && ship.fate === 'afloat')
  const [nearest] = enemies
    .map(({ ship, berth }) => ({ ship: ship.id, away: gap(foot, berth.foot) }))
    .toSorted((a, b) => a.away - b.away)
  const shores = view.terrain.map((element) => gapToShore(foot, shoreOfElement(element)))
  const { width, length } = view.sea
  return {
    card,
    attitude: attitudeOf(pose.heading, sourceOf(view.wind.from)),
    atSea: isAtSea(foot, view.sea),
    toEdge: Math.max(0, Math.min(pose.x, pose.y, width - pose.x, length - pose.y)),
    toShore: shores.length === 0 ? null : Math.min(...shores),
    nearest: nearest ?? null,
    touches: others.filter(({ berth }) => overlap(foot, berth.foot)).map(({ ship }) => ship.id),
    gives: BROADSIDES.flatMap((side) => {
      const shots = enemies.flatMap((enemy) => shotsOf(view, own, side, enemy, others))
      return shots.toSorted((a, b) => b.points - a.points).slice(0, 1)
    }),
    takes: enemies.flatMap((enemy) => {
      const around = [...others.filter((other) => other !== enemy)]
      const shots = BROADSIDES.flatMap((side) => shotsOf(view, enemy, side, own, around))
      return shots.toSorted((a, b) => b.points - a.points).slice(0, 1)
    }),
  }
}

function shotsOf(
  view: View,
  from: Foreseen,
  side: Broadside,
  at: Foreseen,
  around: readonly Foreseen[],
): readonly ShotAhead[] {
  if (gap(from.berth.foot, at.berth.foot) > RULER.length) return []
  const standard = reaches(view.options.level, 'standard')
  const others = around.filter((other) => other !== at && other !== from).map(({ berth }) => berth.foot)
  const shot = bestShot(
    { bags: view.bags, standard, others, land: landOf(view.terrain) },
    from.ship,
    from.berth,
    side,
    at.berth,
  )
  if (shot === undefined) return []
  const { range, firepower, rake, points } = shot
  return [{ at: at.ship.id, by: from.ship.id, side, range, firepower, rake, points }]
}
