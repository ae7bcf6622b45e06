import type { SowFlow, SowTable } from '../state.ts'

/** SOW 3 */
export function* moveSerpents(_: SowTable): SowFlow {}
