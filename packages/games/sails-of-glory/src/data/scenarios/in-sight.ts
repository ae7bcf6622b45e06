import type { ScenarioFile } from '../../scenario/scenario.ts'
import { RULER } from '../measures.ts'

const SQUARE = { width: 900_000, length: 900_000 }

/** SOG 16.2.1 */
export const enemyInSight: ScenarioFile = {
  id: 'enemy-in-sight',
  name: 'Enemy in Sight',
  level: 'basic',
  sea: SQUARE,
  wind: 'W',
  fleets: {
    british: { edge: 'top', zone: { band: RULER.half }, ships: ['hms-terpsichore', 'hms-defence'] },
    french: { edge: 'bottom', zone: { band: RULER.half }, ships: ['courageuse', 'genereux'] },
  },
}

/** SOG 16.2.3: the teams on adjacent sides. They keep out of the corner both have. */
export const adjacentSides: ScenarioFile = {
  ...enemyInSight,
  id: 'adjacent-sides',
  name: 'Enemy in Sight, adjacent sides',
  fleets: {
    british: enemyInSight.fleets.british,
    french: {
      edge: 'left',
      zone: { left: 0, bottom: 0, right: RULER.half, top: SQUARE.length - RULER.length },
      ships: ['courageuse', 'genereux'],
    },
  },
}
