import type { SowFlow, SowTable } from '../state.ts'

/** SOW 14: phase 4. */
export function* supply({ state }: SowTable): SowFlow {
  state.phase = 'supply'
}
