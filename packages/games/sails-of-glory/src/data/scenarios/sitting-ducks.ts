import type { ScenarioFile } from '../../scenario/scenario.ts'
import { RULER } from '../measures.ts'

const rocky = { kind: 'island', shore: 'rocky', danger: 'width' } as const
const reef = { kind: 'reef', shore: 'plain', danger: 'none' } as const
const lying = (x: number, y: number, heading = 0) => ({ pose: { x, y, heading } })

/** SOG 16.7.1 */
export const sittingDucks: ScenarioFile = {
  id: 'sitting-ducks',
  name: 'Sitting Ducks',
  level: 'basic',
  sea: { width: 900_000, length: 900_000 },
  wind: 'E',
  fleets: {
    british: {
      edge: 'top',
      zone: { band: 450_000 },
      berths: [
        { x: 430_000, y: 700_000, heading: 90_000 },
        { x: 560_000, y: 520_000, heading: 270_000 },
      ],
      anchored: true,
      ships: ['hms-defence', 'hms-terpsichore'],
    },
    french: {
      edge: 'bottom',
      zone: { left: 0, bottom: 120_000, right: 900_000, top: 230_000 },
      limits: [{ from: 'edges', edges: ['bottom'], how: 'at', distance: RULER.half }],
      ships: ['aquilon', 'unite'],
    },
  },
  automatic: 'british',
  terrain: [
    { element: 'island-1', ...rocky, ...lying(250_000, 610_000) },
    { element: 'island-2', ...rocky, ...lying(640_000, 650_000) },
    { element: 'reef-1', ...reef, ...lying(450_000, 420_000) },
    { element: 'reef-2', ...reef, ...lying(170_000, 380_000) },
    { element: 'reef-3', ...reef, ...lying(730_000, 400_000) },
  ],
  victory: { kind: 'unscathed', by: 'french' },
}
