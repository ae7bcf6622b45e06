import type { TableModel } from '@windward/kit/contract.ts'
import type { SailsOfWar } from '@windward/sails-of-war/facts'

/** Stocks and hands are not told line by line, so these papers are ahead of the board until all is told. */
export function Afterwards({ table }: { readonly table: TableModel<SailsOfWar> }) {
  return table.telling.value === undefined ? null : (
    <p class="hint">While something is told: as it will be once all of it is told.</p>
  )
}
