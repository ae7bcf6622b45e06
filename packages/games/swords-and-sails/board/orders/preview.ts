import { type Signal, signal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import type { AreaId, SwordsAndSails } from '@windward/swords-and-sails/facts'

/** Where somebody looks before he decides, and where the chosen piece cannot go. */
interface Look {
  readonly at: Signal<AreaId | undefined>
  readonly refused: Signal<AreaId | undefined>
}

const looks = new WeakMap<TableModel<SwordsAndSails>, Look>()

export function lookAt(table: TableModel<SwordsAndSails>): Look {
  const found = looks.get(table) ?? { at: signal(undefined), refused: signal(undefined) }
  looks.set(table, found)
  return found
}
