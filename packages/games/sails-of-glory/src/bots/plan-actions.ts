import { repairable } from '../actions/repairable.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import { gap } from '../geometry/overlap.ts'
import type { OrdersDue } from '../planning/orders-due.ts'
import type { SeenShip } from '../view.ts'
import { sailsWished } from './goal-of-ship.ts'
import { afterThisTurn } from './plan-course.ts'
import { expectedIn, type Watch } from './watch.ts'
import { LOOKOUT } from './weights.ts'
import { worthOfBroadside } from './worth-of-broadside.ts'

/** SOG 18.2: what the crew does first: guns that will bear, fires and leaks, empty guns, muskets, pumps, sails. */
export function actionsToPlan(
  watch: Watch,
  ship: SeenShip,
  { counters, most }: Pick<OrdersDue, 'counters' | 'most'>,
): ActionId[] {
  if (most === 0) return []
  return wished(watch, ship)
    .filter((action) => counters.includes(action))
    .slice(0, most)
}

function wished(watch: Watch, ship: SeenShip): ActionId[] {
  const own = afterThisTurn(watch.view, ship)
  const { enemies } = expectedIn(watch.view, ship, 1)
  const bears = BROADSIDES.filter((side) =>
    enemies.some(({ place, around }) => worthOfBroadside(watch, own, side, place, around) > 0),
  )
  const near = Math.min(...enemies.map(({ place }) => gap(own.berth.foot, place.berth.foot)))
  const { others: broken } = repairable({ ...ship, hull: ship.hull.map((box) => [...box]) })
  const { guns, special, hull } = ship
  const sails = sailsWished(watch, ship, own)
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
