import type { GameTypes } from '@windward/table'
import type { TableModel } from '../contract.ts'
import { words } from '../words.en.ts'

interface ClauseLinkProps<G extends GameTypes> {
  readonly clause: string
  readonly table: TableModel<G>
}

/** The number of a rule; pressing it shows the rule. */
export function ClauseLink<G extends GameTypes>({ clause, table }: ClauseLinkProps<G>) {
  return (
    <button
      type="button"
      class="clause"
      aria-label={words.rule(clause)}
      onClick={(event) => {
        event.stopPropagation()
        table.showClause(clause)
      }}
    >
      {clause}
    </button>
  )
}
