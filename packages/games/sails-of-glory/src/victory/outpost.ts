import { BUILDING_SCORE } from '../data/scores.ts'
import type { Side } from '../data/ships.ts'
import { enemyOf } from '../seats.ts'
import { afloatOf } from '../ships.ts'
import type { Building, SogTable, State } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 16.5.4 */
export function buildingScore(state: State, attackers: readonly Side[], side: Side): number {
  if (!attackers.includes(side)) return 0
  return buildingsOf(state, enemyOf(side)).reduce(
    (sum, building) => sum + BUILDING_SCORE[stateOf(building)],
    0,
  )
}

function stateOf({ points, crew, surrendered }: Building): keyof typeof BUILDING_SCORE {
  if (surrendered) return 'surrendered'
  return points + crew > 0 ? 'damaged' : 'untouched'
}

export function buildingsOf({ buildings }: Pick<State, 'buildings'>, side: Side): Building[] {
  return buildings.filter((building) => building.side === side)
}

/** Whether all ships of a side are lost or aground. */
export function isOut(state: State, side: Side): boolean {
  return afloatOf(state, side).every(({ aground }) => aground)
}

/** SOG 16.5.2: with its fleet defeated a building surrenders to whoever can still sail. */
export function surrenderBuildings(t: SogTable, attackers: readonly Side[]): void {
  for (const side of attackers) {
    const defender = enemyOf(side)
    if (afloatOf(t.state, defender).length > 0 || isOut(t.state, side)) continue
    for (const building of buildingsOf(t.state, defender)) {
      if (building.surrendered) continue
      building.surrendered = true
      t.tell('all', 'SOG 16.5.2', say('victory.building', { side: defender }))
    }
  }
}

/** SOG 16.5.3 */
export function isOutpostOver(state: State, attackers: readonly Side[]): boolean {
  return attackers.some((side) => {
    const defender = enemyOf(side)
    const taken = buildingsOf(state, defender).every(({ surrendered }) => surrendered)
    return isOut(state, side) || (taken && isOut(state, defender))
  })
}
