import type { SowFlow, SowTable } from '../state.ts'

/** SOW 6.1 */
export function* harvest({ state }: SowTable): SowFlow {
  state.phase = 'harvest'
}
