import { type AreaId, isSeaId, type SeaId } from '../../data/area-ids.ts'
import { zonesFrom } from '../../lands.ts'
import type { ShutOff } from '../../movement/straits.ts'
import { ports } from '../../orders/fleet-fault.ts'
import type { Fleet } from '../../pieces.ts'
import type { State } from '../../state.ts'

/**
 * SNS 7.9.6: where a fleet may retreat to: the zone it came from, or if it had not moved any bordering zone; or into a
 * port beside the battle in which it could dock. One that had left port goes into such a port, and if there is none
 * to any bordering zone. Nobody flees through a strait that is closed to him while there is another way
 * (SNS 6.3.3).
 */
function havensOf(state: State, sea: SeaId, shut: ShutOff, { faction, from }: Fleet): AreaId[] {
  const open = ports(state, { faction, at: sea })
  if (isSeaId(from) && from !== sea) return [from, ...open]
  if (from !== sea && open.length > 0) return open
  const beside = zonesFrom(state, sea)
  const free = beside.filter((zone) => !shut.get(faction)?.includes(zone))
  return free.length + open.length === 0 ? [...beside] : [...free, ...open]
}

/** SNS 6.4.4: a convoy goes to one place: where all its fleets may, else where the first may. */
export function havensOfConvoy(state: State, sea: SeaId, shut: ShutOff, convoy: readonly Fleet[]): AreaId[] {
  const [first = [], ...rest] = convoy.map((fleet) => havensOf(state, sea, shut, fleet))
  const common = first.filter((haven) => rest.every((havens) => havens.includes(haven)))
  return common.length > 0 ? common : first
}
