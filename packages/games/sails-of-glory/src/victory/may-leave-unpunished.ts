import { SUPPLIES } from '../data/scores.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { enemyOf } from '../seats.ts'
import type { Ship, State } from '../state.ts'
import { buildingsOf } from './outpost.ts'

/** SOG 16.4.2, SOG 16.5.4, SOG 16.6.3: whether a ship that leaves now, by her own side, does so without penalty. */
export function isPardoned(state: State, { side, leftBy }: Pick<Ship, 'side' | 'leftBy'>): boolean {
  if (!leftBy.includes(state.edges[side])) return false
  const { victory } = scenarioNow(state)
  if (victory.kind === 'break-through') return side === victory.runners
  if (victory.kind === 'supplies') return side === victory.supplied && state.supplies >= SUPPLIES.most
  if (victory.kind !== 'outpost' || victory.attackers.length > 1 || !victory.attackers.includes(side)) {
    return false
  }
  return buildingsOf(state, enemyOf(side)).every(({ surrendered }) => surrendered)
}
