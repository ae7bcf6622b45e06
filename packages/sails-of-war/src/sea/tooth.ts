import type { Side } from '../board/zones.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 11.5.7: the direction a player with the Tooth of the Sea names for all Serpents, if one does. */
export function* toothDirection(_: SowTable): SowFlow<Side | null> {
  return null
}
