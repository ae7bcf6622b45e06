import { scenarioNow } from '../scenario/current-scenario.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { drawEdges } from './draw-edges.ts'
import { placeShips } from './place-ships.ts'
import { placeTerrain } from './place-terrain.ts'

/** SOG 16.1.3: everything that is laid on the table, in the order of the scenario. */
export function* layTheTable(t: SogTable): SogFlow {
  for (const step of scenarioNow(t.state).placing) {
    switch (step.step) {
      case 'ships':
        yield* placeShips(t, step.sides)
        break
      case 'terrain':
        yield* placeTerrain(t, step)
        break
      case 'edges':
        drawEdges(t)
    }
  }
  raiseBuildings(t)
}

/** SOG 13.3.6 */
function raiseBuildings({ state }: SogTable): void {
  state.buildings = state.terrain.flatMap(({ element, building }) =>
    building === null ? [] : [{ element, side: building, points: 0, crew: 0, surrendered: false }],
  )
}
