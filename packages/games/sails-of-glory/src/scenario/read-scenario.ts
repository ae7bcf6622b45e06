import { type Phrase, textOf } from '@windward/table'
import { SCENARIO_IDS, SCENARIOS } from '../data/scenarios.ts'
import { say, setupWords } from '../setup/words.en.ts'
import { type Scenario, scenarioShape } from './scenario.ts'
import { scenarioFaults } from './scenario-faults.ts'

type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly string[] }

/** Of a file that is nothing like a scenario not everything is told. */
const MOST_FAULTS = 8

/** SOG 16.1.1: a scenario from the text of a file; whatever is wrong with it is said, a sentence for each fault. */
export function readScenario(text: string): ReadScenario {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refused([say('scenario.not-json')])
  }
  const read = scenarioShape.safeParse(data)
  if (!read.success) {
    const issues = read.error.issues.slice(0, MOST_FAULTS)
    return refused(
      issues.map(({ path, message }) =>
        say('scenario.shape', { where: path.map(String).join(' → '), problem: message }),
      ),
    )
  }
  const faults = scenarioFaults(read.data)
  if (faults.length === 0) return { ok: true, scenario: read.data }
  return {
    ok: false,
    faults: faults.map(({ refused: what, clause }) => `${sentence(textOf(what, setupWords))} (${clause})`),
  }
}

const refused = (phrases: readonly Phrase[]): ReadScenario => ({
  ok: false,
  faults: phrases.map((phrase) => textOf(phrase, setupWords)),
})

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`

/** A scenario as a file to begin one's own from. */
export function writeScenario(scenario: unknown): string {
  const known = SCENARIO_IDS.find((id) => id === scenario)
  return `${JSON.stringify(known === undefined ? scenario : SCENARIOS[known], null, 2)}\n`
}
