import type { Scenario } from '../scenario/scenario.ts'

export const SCENARIO_IDS = ['enemy-in-sight'] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** SOG 16.2.1 */
const enemyInSight: Scenario = {
  id: 'enemy-in-sight',
  name: 'Enemy in Sight',
  level: 'basic',
  sea: { width: 900_000, length: 900_000 },
  wind: 'W',
  fleets: {
    british: {
      edge: 'top',
      zone: { left: 0, bottom: 775_000, right: 900_000, top: 900_000 },
      ships: ['hms-terpsichore', 'hms-defence'],
    },
    french: {
      edge: 'bottom',
      zone: { left: 0, bottom: 0, right: 900_000, top: 125_000 },
      ships: ['courageuse', 'genereux'],
    },
  },
  automatic: null,
  terrain: [],
  victory: 'last-afloat',
}

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'enemy-in-sight': enemyInSight,
}
