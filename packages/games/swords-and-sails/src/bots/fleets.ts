import { isSeaId, type SeaId } from '../data/area-ids.ts'
import { zonesBeside, zonesFrom } from '../lands.ts'
import { sailings } from '../orders/fleet-fault.ts'
import { isStuck } from '../orders/stuck.ts'
import type { Fleet } from '../pieces.ts'
import { ownCapital } from './capital.ts'
import type { Outlook } from './outlook.ts'

/** SNS 15.2.6: the next zone on the way to the sea beside the capital; nothing when it is there or cannot get there. */
export function homeward(outlook: Outlook, fleet: Fleet): SeaId | undefined {
  const { view } = outlook
  const capital = ownCapital(outlook)
  if (capital === undefined || isStuck(view, fleet)) return undefined
  const home = zonesBeside(view, capital)
  if (isSeaId(fleet.at) && home.includes(fleet.at)) return undefined
  const distance = distances(outlook, home)
  const best = sailings(view, fleet).filter((zone) => distance.has(zone))
  return best.toSorted((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0))[0]
}

function distances({ view }: Outlook, from: readonly SeaId[]): ReadonlyMap<SeaId, number> {
  const found = new Map(from.map((zone) => [zone, 0]))
  for (const [zone, steps] of found)
    for (const next of zonesFrom(view, zone)) if (!found.has(next)) found.set(next, steps + 1)
  return found
}
