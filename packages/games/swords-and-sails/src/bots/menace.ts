import { isLandId, isSeaId, type LandId, type SeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { FLEET_IDS } from '../data/pieces.ts'
import { shores, zonesBeside, zonesFrom } from '../lands.ts'
import { marches } from '../orders/march.ts'
import type { View } from '../view/view.ts'
import type { Outlook } from './outlook.ts'

/** What the strongest of the enemies can bring into each land this season, by march or by ship. */
export type Menace = ReadonlyMap<LandId, number>

type Seen = Pick<Outlook, 'view' | 'rumours'>

/** SNS 15.2.5: one faction's armies are added up, those of different ones are not. */
export function menaceOf({ view, rumours }: Seen): Menace {
  const worst = new Map<LandId, number>()
  const sum = new Map<LandId, number>()
  let faction: FactionId | undefined
  const close = () => {
    for (const [land, strength] of sum) if (strength > (worst.get(land) ?? 0)) worst.set(land, strength)
    sum.clear()
  }
  for (const rumour of rumours) {
    if (rumour.faction !== faction) close()
    faction = rumour.faction
    for (const land of reachOf(view, faction, rumour.at))
      sum.set(land, (sum.get(land) ?? 0) + rumour.strength)
  }
  close()
  return worst
}

/** The same for one land alone. */
export function menaceAt({ view, rumours }: Seen, land: LandId): number {
  let [worst, sum]: [number, number] = [0, 0]
  let faction: FactionId | undefined
  for (const rumour of rumours) {
    if (rumour.faction !== faction) sum = 0
    faction = rumour.faction
    if (!reaches(view, faction, rumour.at, land)) continue
    sum += rumour.strength
    if (sum > worst) worst = sum
  }
  return worst
}

/** Whether an army there can be in the land at the end of the season. */
export function reaches(view: View, faction: FactionId, at: LandId | SeaId, land: LandId): boolean {
  if (isLandId(at) && (at === land || marches(view, faction, at).includes(land))) return true
  const ends = zonesBeside(view, land)
  if (ends.length === 0) return false
  const fleets = view.powers[faction]?.fleets ?? {}
  for (const id of FLEET_IDS) {
    const fleet = fleets[id]
    if (fleet !== undefined && isBeside(view, at, fleet.at)) {
      const zones = isSeaId(fleet.at) ? zonesFrom(view, fleet.at) : zonesBeside(view, fleet.at)
      if (ends.some((end) => end === fleet.at || zones.includes(end))) return true
    }
  }
  return false
}

/** Whether an army there can go aboard a fleet there. */
function isBeside(view: View, army: LandId | SeaId, fleet: LandId | SeaId): boolean {
  return army === fleet || (isLandId(army) && isSeaId(fleet) && zonesBeside(view, army).includes(fleet))
}

/** The lands an army can be in at the end of the season, its own among them; each once. */
function reachOf(view: View, faction: FactionId, at: LandId | SeaId): readonly LandId[] {
  const fleets = view.powers[faction]?.fleets ?? {}
  const reach: LandId[] = isLandId(at) ? [at, ...marches(view, faction, at)] : []
  for (const id of FLEET_IDS) {
    const fleet = fleets[id]
    if (fleet !== undefined && isBeside(view, at, fleet.at)) addShores(view, fleet.at, reach)
  }
  return reach
}

function addShores(view: View, from: LandId | SeaId, reach: LandId[]): void {
  const zones = isSeaId(from) ? [from, ...zonesFrom(view, from)] : zonesBeside(view, from)
  for (const zone of zones) for (const land of shores(view, zone)) if (!reach.includes(land)) reach.push(land)
}
