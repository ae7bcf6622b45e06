import { repairable } from '../actions/repairable.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import { gap } from '../geometry/overlap.ts'
import { landOf } from '../movement/hazards.ts'
import type { OrdersDue } from '../planning/orders-due.ts'
import type { SeenShip, View } from '../view.ts'
import { sailsWished } from './goal-of-ship.ts'
import { afterThisTurn, othersIn } from './plan-course.ts'
import { LOOKOUT } from './weights.ts'
import { worthOfBroadside } from './worth-of-broadside.ts'

/** SOG 18.2: what the crew does first: guns that will bear, fires and leaks, empty guns, muskets, pumps, sails. */
export function actionsToPlan(
  view: View,
  ship: SeenShip,
  { counters, most }: Pick<OrdersDue, 'counters' | 'most'>,
): ActionId[] {
  if (most === 0) return []
  return wished(view, ship)
    .filter((action) => counters.includes(action))
    .slice(0, most)
}

function wished(view: View, ship: SeenShip): ActionId[] {
  const own = afterThisTurn(view, ship)
  const others = othersIn(view, ship, 1)
  const enemies = others.filter((other) => other.ship.fate === 'afloat' && other.ship.side !== ship.side)
  const land = landOf(view.terrain)
  const bears = BROADSIDES.filter((side) =>
    enemies.some((enemy) => worthOfBroadside(view, own, side, enemy, [own, ...others], land) > 0),
  )
  const near = Math.min(...enemies.map(({ berth }) => gap(own.berth.foot, berth.foot)))
  const { others: broken } = repairable({ ...ship, hull: ship.hull.map((box) => [...box]) })
  const { guns, special, hull } = ship
  const sails = sailsWished(view, ship, own)
  return [
    ...(sails === 'more' ? (['increase-sails'] as const) : []),
    ...(sails === 'less' ? (['decrease-sails'] as const) : []),
    ...bears.filter((side) => guns[side].box !== null).map((side): ActionId => `fire-${side}`),
    ...(special.fires > 0 ? (['extinguish'] as const) : []),
    ...(broken.length > 0 ? (['repair'] as const) : []),
    ...BROADSIDES.filter((side) => guns[side].box === null).map((side): ActionId => `reload-${side}`),
    ...(near < LOOKOUT.musketsWithin ? (['musketry'] as const) : []),
    ...(hull.some((box) => box.includes('water')) ? (['pump'] as const) : []),
  ]
}
