import type { ScenarioFile } from '../../scenario/scenario.ts'
import { RULER } from '../measures.ts'

const REEFS = ['reef-1', 'reef-2', 'reef-3', 'reef-4', 'reef-5', 'reef-6'] as const

/** SOG 16.3.1, SOG 16.3.2 */
export const inShallowWaters: ScenarioFile = {
  id: 'in-shallow-waters',
  name: 'In Shallow Waters',
  level: 'basic',
  sea: { width: 900_000, length: 900_000 },
  wind: 'W',
  fleets: {
    british: { edge: 'top', zone: { band: RULER.half }, ships: ['hms-meleager', 'hms-vanguard'] },
    french: { edge: 'bottom', zone: { band: RULER.half }, ships: ['unite', 'aquilon'] },
  },
  terrain: [
    {
      element: 'island-1',
      kind: 'island',
      shore: 'rocky',
      danger: 'width',
      pose: { x: 450_000, y: 450_000, heading: 0 },
    },
  ],
  placing: [
    {
      step: 'terrain',
      by: 'in-turn',
      pieces: REEFS.map((element) => ({
        element,
        kind: 'reef',
        shore: 'plain',
        danger: 'none',
        limits: [{ from: 'elements', elements: [...REEFS, 'island-1'], how: 'least', distance: RULER.half }],
      })),
    },
    { step: 'edges' },
    { step: 'ships', sides: ['british', 'french'] },
  ],
}
