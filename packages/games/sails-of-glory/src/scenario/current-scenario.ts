import { scenarioOf } from '../options.ts'
import type { State } from '../state.ts'
import type { Scenario } from './scenario.ts'
import { turnedWind } from './swap-sides.ts'

/** SOG 16.1.10: the scenario of the battle that is fought now. In the second of a double game a wind the table chose is turned with the sea. */
export function scenarioNow({ options, battle }: Pick<State, 'options' | 'battle'>): Scenario {
  if (battle === 1) return scenarioOf(options)
  const wind = options.wind && turnedWind(options.wind)
  return scenarioOf({ ...options, swapped: !options.swapped, wind })
}
