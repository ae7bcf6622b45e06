import type { Host, LedgerLine, Telling } from '@windward/kit/contract.ts'
import type { GameTypes } from '@windward/table'
import type { OpenTable } from '../model.ts'

/** What was seen right after what is being told; what stands, when nothing is, or where that is not known. */
export function shownNow(host: Host<GameTypes>, telling: Telling | undefined): object | undefined {
  const told = telling && host.frames.value.get(telling.line.n)
  return told ?? host.position.value?.view
}

/** The phase a line was written in, as far as that is known. */
export function phaseTold({ board, host }: OpenTable, { n }: LedgerLine): string | undefined {
  const seen = host.frames.value.get(n)
  return seen && board.present(seen)
}
