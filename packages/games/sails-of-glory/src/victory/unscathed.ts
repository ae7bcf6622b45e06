import { classOf, type Side } from '../data/ships.ts'
import { enemyOf } from '../seats.ts'
import { afloatOf, isAfloat } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** SOG 16.7.2: whether all enemies are gone and every own ship is hardly hurt. */
export function isUnscathed(state: State, side: Side): boolean {
  const own = state.ships.filter((ship) => ship.side === side)
  return afloatOf(state, enemyOf(side)).length === 0 && own.every(isHardlyHurt)
}

/** Fewer than half of the boxes of each row are covered. */
function isHardlyHurt(ship: Ship): boolean {
  const boxes = classOf(ship.id).log.length
  return isAfloat(ship) && !ship.aground && 2 * ship.hull.length < boxes && 2 * ship.crew.length < boxes
}
