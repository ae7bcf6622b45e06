import type { TableModel } from '@windward/kit/contract.ts'
import type { SwordsAndSails, View } from '@windward/swords-and-sails/facts'
import { useMemo, useRef } from 'preact/hooks'
import { asTold } from './as-told.ts'

interface Moment {
  readonly view: View
  readonly seat: string
  /** How many lines the looker had then. */
  readonly lines: number
}

/** The board as far as it has been told; at any other time as it stands. */
export function useToldView(table: TableModel<SwordsAndSails>): View | undefined {
  const position = table.position.value
  const telling = table.telling.value
  const lines = table.host.lines.value
  const before = useRef<Moment | undefined>(undefined)
  if (position !== undefined && (telling === undefined || before.current?.seat !== position.seat))
    before.current = { view: position.view, seat: position.seat, lines: lines.length }
  const begun = before.current
  const upTo = telling?.line.n
  return useMemo(() => {
    if (position === undefined || begun === undefined || upTo === undefined) return position?.view
    if (begun.lines >= lines.length) return position.view
    const since = lines.slice(begun.lines)
    return asTold(
      begun.view,
      position.view,
      since.filter(({ n }) => n <= upTo),
      since.filter(({ n }) => n > upTo),
    )
  }, [position, begun, upTo, lines])
}
