import type { SowFlow, SowTable } from '../state.ts'

/** SOW 4.2 */
export function* initiative(_: SowTable): SowFlow {}
