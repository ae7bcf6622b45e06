import type { SowFlow, SowTable } from '../state.ts'

/** SOW 2 */
export function* setup(_: SowTable): SowFlow {}
