import type { SowFlow, SowTable } from '../state.ts'

/** SOW 6.5 */
export function* greyGuild({ state }: SowTable): SowFlow {
  state.phase = 'guild'
}
