import { isSeaId, type SeaId } from '../data/area-ids.ts'
import { FLEET_IDS } from '../data/pieces.ts'
import { zonesBeside, zonesFrom } from '../lands.ts'
import type { FleetOrder } from '../orders/order.ts'
import { isStuck, sailings } from '../orders/sail.ts'
import type { Fleet } from '../pieces.ts'
import type { Reckoning } from './choices.ts'
import { SURE_AT_SEA } from './crossings.ts'
import type { Outlook } from './outlook.ts'
import { broadside, guessedBroadside } from './strength.ts'

/** SNS 15.2.6: a fleet with nobody to ferry hunts what it can beat, and otherwise guards the sea beside the capital. */
export function fleetOrder({ outlook, capital }: Reckoning, fleet: Fleet): FleetOrder {
  const prey = preyOf(outlook, fleet)
  if (prey !== undefined)
    return {
      fleet: fleet.id,
      does: prey === fleet.at ? { deed: 'hold' } : { deed: 'move', to: prey },
      meets: { stance: 'attack' },
    }
  const to = capital === undefined ? undefined : homeward(outlook, zonesBeside(outlook.view, capital), fleet)
  return {
    fleet: fleet.id,
    does: to === undefined ? { deed: 'hold' } : { deed: 'move', to },
    meets: { stance: 'defend' },
  }
}

/** The zone in reach with most of an enemy's ships that this fleet is sure to beat: whoever lies nearest first. */
function preyOf(outlook: Outlook, fleet: Fleet): SeaId | undefined {
  const { view } = outlook
  const own = broadside(fleet)
  if (own === 0 || !isSeaId(fleet.at)) return undefined
  const here = enemiesIn(outlook, fleet.at)
  if (here !== undefined) return own >= here * SURE_AT_SEA ? fleet.at : undefined
  if (isStuck(view, fleet)) return undefined
  return sailings(view, fleet).find((zone) => {
    const there = enemiesIn(outlook, zone)
    return there !== undefined && own >= there * SURE_AT_SEA
  })
}

/** What the enemies in a zone can strike with; nothing, where there are none worth a battle. */
function enemiesIn({ view, seat, grudges }: Outlook, zone: SeaId): number | undefined {
  let found: number | undefined
  for (const [faction, grudge] of grudges) {
    const fleets = view.powers[faction]?.fleets ?? {}
    for (const id of FLEET_IDS) {
      const fleet = fleets[id]
      if (fleet?.at === zone && grudge > 0) found = (found ?? 0) + guessedBroadside(view, seat, fleet)
    }
  }
  return found
}

/** The next zone on the way to one of these; nothing when it is there or cannot get there. */
function homeward({ view }: Outlook, home: readonly SeaId[], fleet: Fleet): SeaId | undefined {
  if (isStuck(view, fleet) || (isSeaId(fleet.at) && home.includes(fleet.at))) return undefined
  const next = new Set(sailings(view, fleet))
  const reached = new Set(home)
  for (const zone of reached) {
    if (next.has(zone)) return zone
    for (const beside of zonesFrom(view, zone)) reached.add(beside)
  }
  return undefined
}
