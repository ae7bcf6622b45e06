/** A time in which a clock does not run; without an end it stands still until somebody says otherwise. */
export interface Standstill {
  readonly from: number
  readonly to?: number
}

/** How long a clock ran between two moments. */
export function runningTime(from: number, to: number, still: readonly Standstill[]): number {
  let ran = 0
  let at = from
  for (const rest of inOrder(still)) {
    if (rest.from >= to) break
    const end = rest.to ?? Number.POSITIVE_INFINITY
    if (end <= at) continue
    if (rest.from > at) ran += rest.from - at
    at = Math.max(at, end)
    if (at >= to) return ran
  }
  return ran + Math.max(0, to - at)
}

/** The moment at which a clock has run for so long, or nothing while it stands still without an end. */
export function momentAfter(from: number, run: number, still: readonly Standstill[]): number | undefined {
  let left = run
  let at = from
  for (const rest of inOrder(still)) {
    if (rest.to !== undefined && rest.to <= at) continue
    const until = rest.from - at
    if (until >= left && until > 0) break
    left -= Math.max(0, until)
    if (rest.to === undefined) return undefined
    at = Math.max(at, rest.to)
  }
  return at + left
}

function inOrder(still: readonly Standstill[]): readonly Standstill[] {
  return still.length < 2 ? still : still.toSorted((a, b) => a.from - b.from)
}
