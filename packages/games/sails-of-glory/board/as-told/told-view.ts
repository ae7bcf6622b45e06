import type { TableModel } from '@windward/kit/contract.ts'
import { around, momentsAtTables } from '@windward/kit/moments.ts'
import type { SailsOfGlory, View } from '@windward/sails-of-glory/facts'
import { useMemo } from 'preact/hooks'
import { asTold, haveSailed } from './as-told.ts'

const momentsOf = momentsAtTables<View>()

/** The sea as far as it has been told. */
interface ToldSea {
  readonly told: View
  /** A view in which all ships lie where they are seen, which stays the same while lines are told that move none. */
  readonly lying: View
  /** Whether ships have come to where they lie since something is told. */
  readonly sailed: boolean
}

/** The sea as far as it has been told; at any other time as it stands. */
export function useToldSea(table: TableModel<SailsOfGlory>): ToldSea | undefined {
  const view = table.position.value?.view
  const lines = table.host.lines.value
  const upTo = table.telling.value?.line.n
  const moments = momentsOf(table)
  return useMemo(() => {
    if (view === undefined) return undefined
    const found = upTo === undefined ? undefined : around(moments, lines, upTo)
    if (found === undefined) return { told: view, lying: view, sailed: true }
    const { before, now, told, untold } = found
    const sailed = before.battle !== now.battle || haveSailed(told, untold)
    return { told: asTold(before, now, told, untold), lying: sailed ? now : before, sailed }
  }, [view, upTo, lines, moments.length])
}
