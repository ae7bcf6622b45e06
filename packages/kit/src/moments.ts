import type { ReadonlySignal } from '@preact/signals'
import type { LedgerLine, Telling } from './contract.ts'

/** How the board stood when so many lines were written. */
export interface Moment<V> {
  readonly view: V
  readonly lines: number
}

/** The moments before and after what is told, with the lines between them: those told by now, and the others. */
export interface Around<V> {
  readonly before: V
  readonly now: V
  readonly told: readonly LedgerLine[]
  readonly untold: readonly LedgerLine[]
}

/** As much of a table as tells what has been seen and told at it. */
interface Told<V> {
  readonly position: ReadonlySignal<{ readonly seat: string; readonly view: V } | undefined>
  readonly telling: ReadonlySignal<Telling | undefined>
  readonly host: { readonly lines: ReadonlySignal<readonly LedgerLine[]> }
}

/**
 * Remembers for each table all positions that have come in since something is being told. To be asked when something is
 * drawn: by then the teller has heard of a position that has come in, and whether it is to be told.
 */
export function momentsAtTables<V>(): (table: Told<V>) => readonly Moment<V>[] {
  const seen = new WeakMap<object, { readonly seat: string; readonly moments: readonly Moment<V>[] }>()
  return (table) => {
    const { seat, view } = table.position.value ?? {}
    const known = seen.get(table)
    const before = table.telling.value === undefined || known?.seat !== seat ? [] : (known?.moments ?? [])
    if (view === undefined || seat === undefined) return before
    const moments = remembered(before, { view, lines: table.host.lines.value.length })
    seen.set(table, { seat, moments })
    return moments
  }
}

/** Lines come before the position they lead to: one that is known already has not changed with them. */
export function remembered<V>(moments: readonly Moment<V>[], now: Moment<V>): readonly Moment<V>[] {
  return moments.some(({ view }) => view === now.view) ? moments : [...moments, now]
}

/** Of all moments the last before a line and the first after it. */
export function around<V>(
  moments: readonly Moment<V>[],
  lines: readonly LedgerLine[],
  upTo: number,
): Around<V> | undefined {
  const now = moments.find((moment) => moment.lines >= upTo) ?? moments.at(-1)
  const before = moments.findLast((moment) => moment.lines < upTo) ?? now
  if (now === undefined || before === undefined) return undefined
  const since = lines.slice(before.lines, now.lines)
  return {
    before: before.view,
    now: now.view,
    told: since.filter(({ n }) => n <= upTo),
    untold: since.filter(({ n }) => n > upTo),
  }
}
