import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 6.1.4: cards before the harvest, in initiative order; for each Rich Yield the Realms that yield twice. */
export function* harvestCards(_: SowTable): SowFlow<ReadonlyMap<RaceId, readonly RealmId[]>> {
  return new Map()
}
