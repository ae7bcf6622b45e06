import type { SailsOfGlory, View } from '@windward/sails-of-glory/board'
import { useMemo } from 'preact/hooks'
import type { TableModel } from '../../../table/contract.ts'
import { around, momentsAtTables } from '../../told/moments.ts'
import { asTold } from './as-told.ts'

const momentsOf = momentsAtTables<View>()

/** The sea as far as it has been told; at any other time as it stands. */
export function useToldView(table: TableModel<SailsOfGlory>): View | undefined {
  const view = table.position.value?.view
  const lines = table.host.lines.value
  const upTo = table.telling.value?.line.n
  const moments = momentsOf(table)
  return useMemo(() => {
    const found = upTo === undefined ? undefined : around(moments, lines, upTo)
    return found === undefined ? view : asTold(found.before, found.now, found.told, found.untold)
  }, [view, upTo, lines, moments.length])
}
