import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import { around, type Moment, momentsAtTables } from '@windward/kit/moments.ts'
import type { SailsOfWar, View } from '@windward/sails-of-war/facts'
import { useMemo } from 'preact/hooks'
import { asTold } from './as-told.ts'

const momentsOf = momentsAtTables<View>()

/** The board as far as it has been told; at any other time as it stands. */
export function useToldView(table: TableModel<SailsOfWar>): View | undefined {
  const view = table.position.value?.view
  const lines = table.host.lines.value
  const upTo = table.telling.value?.line.n
  const moments = momentsOf(table)
  return useMemo(
    () => (upTo === undefined ? view : viewAt(moments, lines, upTo)),
    [view, upTo, lines, moments.length],
  )
}

/** Between the last moment before what is told and the first after it the lines say what stands where. */
export function viewAt(
  moments: readonly Moment<View>[],
  lines: readonly LedgerLine[],
  upTo: number,
): View | undefined {
  const found = around(moments, lines, upTo)
  return found && asTold(found.before, found.now, found.told, found.untold)
}
