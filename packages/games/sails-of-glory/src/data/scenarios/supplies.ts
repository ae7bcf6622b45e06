import type { ScenarioFile } from '../../scenario/scenario.ts'
import { RULER } from '../measures.ts'
import { forceTheBlockade, LONG_SEA } from './blockade.ts'
import { reefsAbout } from './outpost.ts'

/** SOG 16.6.1. The first ship of the supplied side brings the supplies. */
export const suppliesAreComing: ScenarioFile = {
  id: 'supplies-are-coming',
  name: 'Supplies Are Coming',
  level: 'advanced',
  sea: LONG_SEA,
  wind: 'W',
  fleets: {
    british: {
      edge: 'top',
      backTo: 'bottom',
      zone: { left: 0, bottom: 300_000, right: 900_000, top: 900_000 },
      limits: [{ from: 'centre', how: 'at', distance: RULER.half }],
      ships: ['hms-terpsichore', 'hms-defence'],
    },
    french: forceTheBlockade.fleets.french,
  },
  placing: [
    { step: 'ships', sides: ['french'] },
    {
      step: 'terrain',
      by: 'french',
      pieces: [
        {
          element: 'island-3',
          kind: 'island',
          shore: 'plain',
          danger: 'none',
          limits: [{ from: 'edges', edges: ['bottom'], how: 'at', distance: RULER.half }],
        },
        ...reefsAbout('island-3', ['reef-1', 'reef-2', 'reef-3']),
      ],
    },
    { step: 'ships', sides: ['british'] },
  ],
  victory: { kind: 'supplies', supplied: 'french' },
}
