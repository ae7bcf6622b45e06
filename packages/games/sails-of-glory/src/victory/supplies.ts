import { RULER } from '../data/measures.ts'
import { SUPPLIES } from '../data/scores.ts'
import { SIDES, type Side } from '../data/ships.ts'
import { footprint } from '../geometry/footprint.ts'
import { gapToShore } from '../geometry/outline.ts'
import { landOf } from '../movement/hazards.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { baseOf, isAfloat } from '../ships.ts'
import type { Ship, SogTable, State } from '../state.ts'
import { isOut } from './outpost.ts'
import { say } from './words.en.ts'

/** SOG 16.6.3: at the end of a turn, whether supplies were landed in it. */
export function landSupplies(t: SogTable): void {
  const { state } = t
  const { victory } = scenarioNow(state)
  if (victory.kind !== 'supplies' || state.supplies >= SUPPLIES.most) return
  const carrier = state.ships.find(({ side }) => side === victory.supplied)
  if (carrier === undefined || !liesAtHarbour(state, carrier)) return
  state.supplies += SUPPLIES.turn
  t.tell('all', 'SOG 16.6.3', say('victory.supplies', { ship: carrier.id, points: state.supplies }))
}

function liesAtHarbour(state: State, ship: Ship): boolean {
  if (!isAfloat(ship) || ship.aground || ship.sails !== 'struck' || ship.course !== null) return false
  const foot = footprint(ship.pose, baseOf(ship.id))
  return landOf(state.terrain).some((shore) => gapToShore(foot, shore) <= RULER.red)
}

/** SOG 16.6.3 */
export function supplyScore({ supplies }: State, supplied: Side, side: Side): number {
  if (side === supplied) return supplies
  return supplies === 0 ? SUPPLIES.none : 0
}

/** SOG 16.6.2 */
export function areSuppliesOver(state: State): boolean {
  return SIDES.some((side) => isOut(state, side))
}
