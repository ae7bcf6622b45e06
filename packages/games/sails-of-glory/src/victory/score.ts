import { AGROUND } from '../data/scores.ts'
import { classOf, type Side } from '../data/ships.ts'
import { VALUES } from '../data/values.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { enemyOf } from '../seats.ts'
import { isAfloat } from '../ships.ts'
import type { State } from '../state.ts'
import { buildingScore } from './outpost.ts'
import { supplyScore } from './supplies.ts'

/** SOG 16.5.4, SOG 16.6.3: the points of both sides as things stand, where the scenario is won by points. */
export function scoreOf(state: State): Record<Side, number> | null {
  const { victory } = scenarioNow(state)
  if (victory.kind !== 'outpost' && victory.kind !== 'supplies') return null
  const of = (side: Side) =>
    shipScore(state, side) +
    (victory.kind === 'outpost'
      ? buildingScore(state, victory.attackers, side)
      : supplyScore(state, victory.supplied, side))
  return { british: of('british'), french: of('french') }
}

/** SOG 16.5.4, SOG 13.3.7: each enemy ship that is lost, or else aground, is scored once. */
function shipScore({ ships }: State, side: Side): number {
  let points = 0
  for (const ship of ships) {
    if (ship.side !== enemyOf(side)) continue
    const { rate } = classOf(ship.id)
    if (!isAfloat(ship)) points += ship.pardoned ? 0 : VALUES[rate]
    else if (ship.aground) points += AGROUND[rate]
  }
  return points
}
