import type { WireLine } from '@windward/client'
import type { LedgerLine } from '@windward/kit/contract.ts'
import type { Clause } from '@windward/table'

/** A line as the page shows it. */
export function lineOf({ n, turn, clause, what, private: secret }: WireLine): LedgerLine {
  return { n, turn, clause: isClause(clause) ? clause : 'TBL 1', what, private: secret }
}

export function isClause(text: string | undefined): text is Clause {
  return text !== undefined && /^[A-Z]+ \d/.test(text)
}
