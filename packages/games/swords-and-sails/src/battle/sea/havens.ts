import { type AreaId, isSeaId, type LandId, type SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { shores, zonesFrom } from '../../lands.ts'
import type { ShutOff } from '../../movement/straits.ts'
import type { Fleet } from '../../pieces.ts'
import type { State } from '../../state.ts'
import { isRefuge } from '../../teams.ts'

/**
 * SNS 7.9.6: where a fleet may retreat to: the zone it came from, or if it had not moved any bordering zone; or into a
 * port beside the battle that is a refuge. One that had left port goes into such a port, and if there is none
 * to any bordering zone. Nobody flees through a strait that is closed to him while there is another way
 * (SNS 6.3.3).
 */
function havensOf(state: State, sea: SeaId, shut: ShutOff, { faction, from }: Fleet): AreaId[] {
  const open = portsOfRefuge(state, faction, sea)
  if (isSeaId(from) && from !== sea) return [from, ...open]
  if (from !== sea && open.length > 0) return open
  const beside = zonesFrom(state, sea)
  const free = beside.filter((zone) => !shut.get(faction)?.includes(zone))
  return free.length + open.length === 0 ? [...beside] : [...free, ...open]
}

function portsOfRefuge(state: State, faction: FactionId, sea: SeaId): LandId[] {
  return shores(state, sea).filter(
    (land) => state.lands[land].cities.length > 0 && isRefuge(state, faction, land),
  )
}

/** SNS 6.4.4: a convoy goes to one place: where all its fleets may, else where the first may. */
export function havensOfConvoy(state: State, sea: SeaId, shut: ShutOff, convoy: readonly Fleet[]): AreaId[] {
  const [first = [], ...rest] = convoy.map((fleet) => havensOf(state, sea, shut, fleet))
  const common = first.filter((haven) => rest.every((havens) => havens.includes(haven)))
  return common.length > 0 ? common : first
}
