import type { WireLine } from '@windward/client'
import type { Clause } from '@windward/table'
import type { LedgerLine } from '../../table/contract.ts'

/** A line as the page shows it. */
export function lineOf({ n, turn, clause, what, private: secret }: WireLine): LedgerLine {
  return { n, turn, clause: isClause(clause) ? clause : 'TBL 1', what, private: secret }
}

export function isClause(text: string | undefined): text is Clause {
  return text !== undefined && /^[A-Z]+ \d/.test(text)
}
