import type { RaceId } from '../data/races.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 4.3.7: whether a player took a new Quest Card in place of his draw. */
export function* exchangedQuest(_: SowTable, __: RaceId): SowFlow<boolean> {
  return false
}
