import { scenarioNow } from '../scenario/current-scenario.ts'
import type { Step } from '../scenario/scenario.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { drawEdges } from './draw-edges.ts'
import { placeShips } from './place-ships.ts'
import { placeTerrain } from './place-terrain.ts'

/** SOG 16.1.3: everything that is laid on the table, in the order of the scenario. */
export function* layTheTable(t: SogTable): SogFlow {
  yield* t.each(
    'placing',
    () => scenarioNow(t.state).placing,
    (step) => take(t, step),
  )
  yield* t.step('buildings', () => raiseBuildings(t))
}

function take(t: SogTable, step: Step): SogFlow | undefined {
  switch (step.step) {
    case 'ships':
      return placeShips(t, step.sides)
    case 'terrain':
      return placeTerrain(t, step)
    case 'edges':
      drawEdges(t)
      return undefined
  }
}

/** SOG 13.3.6 */
function raiseBuildings({ state }: SogTable): void {
  state.buildings = state.terrain.flatMap(({ element, building }) =>
    building === null ? [] : [{ element, side: building, points: 0, crew: 0, surrendered: false }],
  )
}
