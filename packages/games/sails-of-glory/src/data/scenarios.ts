import { type Scenario, type ScenarioFile, scenarioShape } from '../scenario/scenario.ts'
import { blockadeSolo, forceTheBlockade } from './scenarios/blockade.ts'
import { adjacentSides, enemyInSight } from './scenarios/in-sight.ts'
import { leeShore, overTheBar, underTheGuns } from './scenarios/our-own.ts'
import { againstTheOutpost, twoOutposts } from './scenarios/outpost.ts'
import { inShallowWaters } from './scenarios/shallow-waters.ts'
import { sittingDucks } from './scenarios/sitting-ducks.ts'
import { suppliesAreComing } from './scenarios/supplies.ts'

export const SCENARIO_IDS = [
  'enemy-in-sight',
  'adjacent-sides',
  'in-shallow-waters',
  'force-the-blockade',
  'blockade-solo',
  'against-the-outpost',
  'two-outposts',
  'supplies-are-coming',
  'sitting-ducks',
  'over-the-bar',
  'under-the-guns',
  'lee-shore',
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

const usual = (file: ScenarioFile): Scenario => scenarioShape.parse(file)

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'enemy-in-sight': usual(enemyInSight),
  'adjacent-sides': usual(adjacentSides),
  'in-shallow-waters': usual(inShallowWaters),
  'force-the-blockade': usual(forceTheBlockade),
  'blockade-solo': usual(blockadeSolo),
  'against-the-outpost': usual(againstTheOutpost),
  'two-outposts': usual(twoOutposts),
  'supplies-are-coming': usual(suppliesAreComing),
  'sitting-ducks': usual(sittingDucks),
  'over-the-bar': usual(overTheBar),
  'under-the-guns': usual(underTheGuns),
  'lee-shore': usual(leeShore),
}
