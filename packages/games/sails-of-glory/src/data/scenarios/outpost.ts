import type { Limit } from '../../scenario/distance-limits.ts'
import type { ScenarioFile } from '../../scenario/scenario.ts'
import { RULER } from '../measures.ts'
import type { Side } from '../ships.ts'
import type { ElementId } from '../terrain.ts'
import { forceTheBlockade, LONG_SEA } from './blockade.ts'

const ADJACENT: Limit = { from: 'edges', edges: ['left', 'right'], how: 'least', distance: RULER.length }

/** SOG 16.5.1: at half a ruler from a side and a ruler from both adjacent ones. */
function outpostOf(side: Side, element: ElementId) {
  const edge = side === 'british' ? ('top' as const) : ('bottom' as const)
  return {
    element,
    kind: 'island' as const,
    shore: 'rocky' as const,
    danger: 'width' as const,
    building: side,
    limits: [{ from: 'edges' as const, edges: [edge], how: 'at' as const, distance: RULER.half }, ADJACENT],
  }
}

/** SOG 16.5.1: at half a ruler from an island, and no nearer to one another and to the sides. */
export function reefsAbout(island: ElementId, reefs: readonly ElementId[]) {
  const limits: Limit[] = [
    { from: 'elements', elements: [island], how: 'at', distance: RULER.half },
    { from: 'elements', elements: [...reefs], how: 'least', distance: RULER.half },
    { from: 'edges', edges: ['top', 'right', 'bottom', 'left'], how: 'least', distance: RULER.half },
  ]
  return reefs.map((element) => ({
    element,
    kind: 'reef' as const,
    shore: 'plain' as const,
    danger: 'none' as const,
    limits,
  }))
}

const frenchOutpost = [outpostOf('french', 'outpost'), ...reefsAbout('outpost', ['reef-1', 'reef-2'])]
const britishOutpost = [outpostOf('british', 'island-3'), ...reefsAbout('island-3', ['reef-3', 'reef-4'])]

/** SOG 16.5.1 */
export const againstTheOutpost: ScenarioFile = {
  id: 'against-the-outpost',
  name: 'Against the Outpost',
  level: 'basic',
  sea: LONG_SEA,
  wind: 'W',
  fleets: {
    british: { edge: 'top', zone: { band: RULER.half }, ships: ['hms-terpsichore', 'hms-defence'] },
    french: { ...forceTheBlockade.fleets.british, edge: 'bottom', ships: ['courageuse', 'genereux'] },
  },
  placing: [
    { step: 'terrain', by: 'french', pieces: frenchOutpost },
    { step: 'ships', sides: ['british'] },
    { step: 'ships', sides: ['french'] },
  ],
  victory: { kind: 'outpost', attackers: ['british'] },
}

const atARuler = (edge: 'top' | 'bottom'): Limit => ({
  from: 'edges',
  edges: [edge],
  how: 'at',
  distance: RULER.length,
})

/** SOG 16.5.5 */
export const twoOutposts: ScenarioFile = {
  ...againstTheOutpost,
  id: 'two-outposts',
  name: 'Two Outposts',
  fleets: {
    british: {
      edge: 'top',
      zone: { left: 0, bottom: 850_000, right: 900_000, top: 955_000 },
      limits: [atARuler('top')],
      ships: ['hms-terpsichore', 'hms-defence'],
    },
    french: {
      edge: 'bottom',
      zone: { left: 0, bottom: 245_000, right: 900_000, top: 350_000 },
      limits: [atARuler('bottom')],
      ships: ['courageuse', 'genereux'],
    },
  },
  placing: [
    { step: 'terrain', by: 'french', pieces: frenchOutpost },
    { step: 'terrain', by: 'british', pieces: britishOutpost },
    { step: 'ships', sides: ['british'] },
    { step: 'ships', sides: ['french'] },
  ],
  victory: { kind: 'outpost', attackers: ['british', 'french'] },
}
