import type { LedgerLine } from '@windward/kit/contract.ts'
import type { OpenTable } from '../model.ts'

/** The phase a line was written in; where it does not show, that of the lines before it in the same turn. */
export function phaseTold({ board, host }: OpenTable, { n, turn }: LedgerLine): string | undefined {
  const lines = host.lines.value
  for (let place = lines.findLastIndex((line) => line.n === n); place >= 0; place -= 1) {
    const line = lines[place]
    if (line?.turn !== turn) return undefined
    const phase = board.phaseOf?.(line)
    if (phase !== undefined) return phase
  }
  return undefined
}
