import type { SailsOfWar, View } from '@windward/sails-of-war/board'
import { useMemo, useRef } from 'preact/hooks'
import type { LedgerLine, TableModel } from '../../../table/contract.ts'
import { asTold } from './as-told.ts'

/** How the board stood when so many lines were written. */
export interface Moment {
  readonly view: View
  readonly lines: number
}

/**
 * The board as far as it has been told; at any other time as it stands. It is worked out when the board is drawn: by then
 * the teller has heard of a position that has come in, and whether it is to be told.
 */
export function useToldView({ position, telling, host }: TableModel<SailsOfWar>): View | undefined {
  const seen = useRef<{ readonly seat: string; readonly moments: readonly Moment[] }>({
    seat: '',
    moments: [],
  })
  const { seat = '', view } = position.value ?? {}
  const lines = host.lines.value
  const upTo = telling.value?.line.n
  const before = upTo === undefined || seen.current.seat !== seat ? [] : seen.current.moments
  const moments = view === undefined ? before : remembered(before, { view, lines: lines.length })
  seen.current = { seat, moments }
  return useMemo(
    () => (upTo === undefined ? view : viewAt(moments, lines, upTo)),
    [view, upTo, lines, moments.length],
  )
}

/** Lines come before the position they lead to: one that is known already has not changed with them. */
export function remembered(moments: readonly Moment[], now: Moment): readonly Moment[] {
  return moments.some(({ view }) => view === now.view) ? moments : [...moments, now]
}

/** Between the last moment before what is told and the first after it the lines say what stands where. */
export function viewAt(
  moments: readonly Moment[],
  lines: readonly LedgerLine[],
  upTo: number,
): View | undefined {
  const now = moments.find((moment) => moment.lines >= upTo) ?? moments.at(-1)
  const before = moments.findLast((moment) => moment.lines < upTo) ?? now
  if (now === undefined || before === undefined) return undefined
  const since = lines.slice(before.lines, now.lines)
  return asTold(
    before.view,
    now.view,
    since.filter(({ n }) => n <= upTo),
    since.filter(({ n }) => n > upTo),
  )
}
