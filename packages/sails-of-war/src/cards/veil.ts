import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 12.2.11: whether somebody whose units stand in a Realm keeps a force that enters it out by a Veil of Mist. */
export function* veiled(_: SowTable, __: RaceId, ___: RealmId): SowFlow<boolean> {
  return false
}
