import { type AreaId, isLandId, isSeaId, type LandId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { marches } from '../../orders/march.ts'
import type { Army, Fleet } from '../../pieces.ts'
import { everyArmy } from '../../pieces-of.ts'
import { powerOf } from '../../powers.ts'
import type { State } from '../../state.ts'
import { areAllied, isRefuge } from '../../teams.ts'

/** SNS 7.9.5: whose armies stood where when land movement ended. Battles side by side all look at the same. */
export type Ground = readonly { readonly at: AreaId; readonly faction: FactionId }[]

export function groundOf(state: State): Ground {
  return everyArmy(state).map(({ at, faction }) => ({ at, faction }))
}

/** Where an army that leaves can go. */
export type WayBack =
  | { readonly kind: 'ships'; readonly fleets: readonly Fleet[] }
  | { readonly kind: 'lands'; readonly lands: readonly LandId[] }
  /** SNS 7.10.5: only into land where unallied armies stand. */
  | { readonly kind: 'pressed'; readonly lands: readonly LandId[] }
  | { readonly kind: 'none' }

/** SNS 7.9.1 to SNS 7.9.4, over straits by SNS 6.3.5, and with a Withdraw SNS 7.10.5, for an army in the land it leaves. */
export function wayBack(state: State, ground: Ground, army: Army, card: boolean): WayBack {
  const { at, from, faction, landedFrom } = army
  if (!isLandId(at)) throw new Error(`${faction} ${army.id} is not ashore`)
  const fleets = shipsOf(state, army)
  if (fleets.length > 0) return { kind: 'ships', fleets }
  const refuge = (land: LandId) => isRefuge(state, faction, land)
  const free = (land: LandId) => refuge(land) && isFree(state, ground, faction, land)
  if (isLandId(from) && from !== at && landedFrom.length === 0 && free(from))
    return { kind: 'lands', lands: [from] }
  const beside = marches(state, faction, at).filter(refuge)
  const lands = beside.filter(free)
  if (lands.length > 0) return { kind: 'lands', lands }
  return card && beside.length > 0 ? { kind: 'pressed', lands: beside } : { kind: 'none' }
}

/** SNS 7.9.3: the ships that brought it, as far as they are still at sea. */
function shipsOf(state: State, { faction, landedFrom }: Army): Fleet[] {
  const { fleets } = powerOf(state, faction)
  const afloat: Fleet[] = []
  for (const id of landedFrom) {
    const fleet = fleets[id]
    if (fleet !== undefined && isSeaId(fleet.at)) afloat.push(fleet)
  }
  return afloat
}

function isFree(state: State, ground: Ground, faction: FactionId, land: LandId): boolean {
  for (const other of ground) if (other.at === land && !areAllied(state, faction, other.faction)) return false
  return true
}
