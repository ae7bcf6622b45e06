import type { ScenarioFile } from '../../scenario/scenario.ts'
import { RULER } from '../measures.ts'

export const LONG_SEA = { width: 900_000, length: 1_200_000 }

/** SOG 16.4.1: within half a ruler of the British side, a ruler from both adjacent ones. */
const UNDER_THE_BLOCKADE = {
  left: RULER.length,
  bottom: LONG_SEA.length - RULER.half,
  right: LONG_SEA.width - RULER.length,
  top: LONG_SEA.length,
}

/** SOG 16.4.1 */
export const forceTheBlockade: ScenarioFile = {
  id: 'force-the-blockade',
  name: 'Force the Blockade',
  level: 'basic',
  sea: LONG_SEA,
  wind: 'W',
  fleets: {
    british: {
      edge: 'top',
      backTo: 'bottom',
      zone: { left: 325_000, bottom: 475_000, right: 575_000, top: 725_000 },
      limits: [{ from: 'centre', how: 'within', distance: RULER.half }],
      ships: ['hms-terpsichore', 'hms-defence'],
    },
    french: {
      edge: 'bottom',
      backTo: 'top',
      zone: UNDER_THE_BLOCKADE,
      ships: ['courageuse', 'genereux'],
    },
  },
  placing: [
    { step: 'ships', sides: ['french'] },
    { step: 'ships', sides: ['british'] },
  ],
  victory: { kind: 'break-through', runners: 'french' },
}

/** SOG 16.4.4: sterns on the edge, a ruler between the bases, the gap in the middle. */
export const blockadeSolo: ScenarioFile = {
  ...forceTheBlockade,
  id: 'blockade-solo',
  name: 'Force the Blockade, solo',
  fleets: {
    british: forceTheBlockade.fleets.british,
    french: {
      ...forceTheBlockade.fleets.french,
      berths: [
        { x: 303_000, y: 1_165_000, heading: 180_000 },
        { x: 598_750, y: 1_162_500, heading: 180_000 },
      ],
    },
  },
  automatic: 'french',
}
