import { scenarioOf } from '../options.ts'
import type { State } from '../state.ts'
import type { Scenario } from './scenario.ts'

/** The scenario of the battle that is fought now: the second of a double game is played with the sides swapped. */
export function scenarioNow({ options, battle }: Pick<State, 'options' | 'battle'>): Scenario {
  return scenarioOf(battle === 1 ? options : { ...options, swapped: !options.swapped })
}
