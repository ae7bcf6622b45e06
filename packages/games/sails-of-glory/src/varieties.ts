import type { Trials, Variety } from '@windward/table'
import {
  LEVELS,
  type Level,
  reaches,
  SWITCHES,
  type Switch,
  TRAININGS,
  type Training,
} from './data/levels.ts'
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from './data/scenarios.ts'
import { SIDES } from './data/ships.ts'
import { hiddenFigures } from './imagine/hidden-figures.ts'
import type { Options } from './options.ts'
import type { SailsOfGlory } from './state.ts'

type Wish = Partial<Options> & { readonly level: Level }

/** Every scenario at every level with no option, with all and with halves of them; each option alone; tables of other kinds. */
export function varieties(): readonly Variety[] {
  const wishes = [...SCENARIO_IDS.flatMap(ofScenario), ...SWITCH_NAMES.flatMap(alone), ...otherTables()]
  return wishes.map((options) => ({ options }))
}

export const trials: Trials<SailsOfGlory> = {
  short: { seats: 2, options: { level: 'advanced', turnLimit: 8 } },
  measured: { seats: 2, options: { level: 'advanced', turnLimit: 20 } },
  rollouts: {
    turn: { seats: 2, options: {}, bot: 'lookout', from: 'plan' },
    land: { seats: 2, options: { scenario: 'in-shallow-waters' }, bot: 'lookout', from: 'plan' },
  },
  hidden: { bot: 'lookout', question: 'plan', figures: hiddenFigures },
}

const SWITCH_NAMES = Object.keys(SWITCHES).filter((name): name is Switch => name in SWITCHES)
const TRAINING_NAMES = Object.keys(TRAININGS).filter((name): name is Training => name in TRAININGS)

function ofScenario(scenario: ScenarioId, place: number): Wish[] {
  return levelsFrom(SCENARIOS[scenario].level).flatMap((level) => {
    const table = { scenario, level }
    const halves = [0, 1].map((half) => (_: Switch, index: number) => (index + place + half) % 2 === 0)
    return [
      table,
      { ...table, ...switches(level, () => true), ...trainings(scenario, level) },
      ...halves.map((chosen) => ({ ...table, ...switches(level, chosen) })),
    ]
  })
}

function alone(name: Switch): Wish[] {
  const { level, needs } = SWITCHES[name]
  return levelsFrom(level).map((at) => ({
    level: at,
    [name]: true,
    ...(needs === null ? {} : { [needs]: true }),
  }))
}

function otherTables(): Wish[] {
  const fleets: Options['fleets'] = {
    british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
    french: ['courageuse', 'genereux', 'aquilon', 'unite'],
  }
  const doubled = ['force-the-blockade', 'two-outposts', 'supplies-are-coming'] as const
  return LEVELS.flatMap((level): Wish[] => [
    { level, points: 200 },
    { level, fleets, wind: 'lot', ...switches(level, () => true) },
    { level, scenario: 'force-the-blockade', swapped: true, trainingAids: true },
    ...doubled
      .filter((scenario) => reaches(level, SCENARIOS[scenario].level))
      .map((scenario) => ({ level, scenario, twice: true })),
  ])
}

function levelsFrom(least: Level): Level[] {
  return LEVELS.filter((level) => reaches(level, least))
}

/** Those chosen of the switches that may be on at this level, with whatever they need. */
function switches(level: Level, chosen: (name: Switch, index: number) => boolean): Partial<Options> {
  const on = SWITCH_NAMES.filter(chosen).filter((name) => reaches(level, SWITCHES[name].level))
  const needed = on.flatMap((name) => SWITCHES[name].needs ?? [])
  return Object.fromEntries([...on, ...needed].map((name) => [name, true]))
}

function trainings(scenario: ScenarioId, level: Level): Partial<Options> {
  const { fleets } = SCENARIOS[scenario]
  const raw = SIDES.flatMap((side) => fleets[side].ships.slice(0, 1))
  const allowed = TRAINING_NAMES.filter((name) => reaches(level, TRAININGS[name].level))
  return Object.fromEntries(allowed.map((name) => [name, raw]))
}
