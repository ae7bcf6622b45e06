import type { RaceId } from '../data/races.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 8.6.3 */
export function* pillage(_: SowTable, __: RaceId): SowFlow {}
