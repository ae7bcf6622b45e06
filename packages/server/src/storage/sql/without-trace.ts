import type { PersonId } from '../matches.ts'
import { text } from './columns.ts'
import { places, type Script, statement } from './script.ts'

/** Everything that somebody leaves here, or by which others know of somebody. Letters that were sent are nothing of the kind. */
const TRACES = [
  ['seats', 'person'],
  ['matches', 'host'],
  ['asked', 'person'],
  ['talk', 'person'],
  ['blocks', 'person'],
  ['mutes', 'person'],
  ['reports', 'reporter'],
  ['reports', 'about'],
  ['bots', 'person'],
  ['bots', 'owner'],
] as const

const SCOPE = 'person:'

/** Those among them of whom there is nothing. */
export function* withoutTrace(persons: readonly PersonId[]): Script<readonly PersonId[]> {
  if (persons.length === 0) return []
  const among = places(persons.length)
  const found = yield statement(
    TRACES.map(
      ([table, column]) => `select ${column} as person from ${table} where ${column} in (${among})`,
    ).join(' union '),
    ...persons,
  )
  const values = yield statement(
    `select distinct scope from papers where scope in (${among})`,
    ...persons.map((person) => `${SCOPE}${person}`),
  )
  const known = new Set([
    ...found.map((row) => text(row, 'person')),
    ...values.map((row) => text(row, 'scope').slice(SCOPE.length)),
  ])
  return persons.filter((person) => !known.has(person))
}
