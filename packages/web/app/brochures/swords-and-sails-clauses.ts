import clauses from 'clauses:@windward/swords-and-sails'
import type { ClauseText } from '../table/contract.ts'
import { switches } from './swords-and-sails-switches.ts'

/** The rules with each switch called as it is where a table is laid. */
const named: readonly ClauseText[] = clauses.map((clause) => ({
  ...clause,
  text: clause.text.replace(/`(\w+)`/g, (code: string, name: string) =>
    switches[name] === undefined ? code : `“${switches[name]}”`,
  ),
}))

export default named
