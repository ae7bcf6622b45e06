import type { TableModel } from '@windward/kit/contract.ts'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import { words } from './words.en.ts'

/** Stocks and hands are not told line by line, so these papers are ahead of the board until all is told. */
export function Afterwards({ table }: { readonly table: TableModel<SailsOfWar> }) {
  return table.telling.value === undefined ? null : <p class="hint">{words.afterwards}</p>
}
