import type { RaceId } from '../data/races.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 9.2 */
export function* seaDenial(_: SowTable, __: RaceId): SowFlow {}
