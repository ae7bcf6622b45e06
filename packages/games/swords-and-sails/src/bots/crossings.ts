import { isSeaId, type LandId, type SeaId } from '../data/area-ids.ts'
import { FLEET_IDS } from '../data/pieces.ts'
import { zonesBeside } from '../lands.ts'
import { placesFor, placesOf } from '../orders/places-aboard.ts'
import { isInReach } from '../orders/plan.ts'
import { isStuck, sailings } from '../orders/sail.ts'
import type { Army, Fleet } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import type { Outlook } from './outlook.ts'
import { broadside, guessedBroadside } from './strength.ts'

/** A fleet that sails to a zone or stays in it, and takes an army over. */
export interface Crossing {
  readonly fleet: Fleet
  readonly end: SeaId
  readonly when: 'before' | 'after'
}

/** SNS 15.2.6: the ways a fleet with room for all of them can take an army aboard. */
export function crossings(
  { view }: Pick<Outlook, 'view'>,
  army: Army,
  from: LandId,
  fleets: readonly Fleet[],
): Crossing[] {
  const beside = zonesBeside(view, from)
  if (beside.length === 0) return []
  const ways: Crossing[] = []
  const room = placesFor(army)
  for (const fleet of fleets) {
    if (placesOf(fleet) < room) continue
    const inReach = isInReach(view, from, fleet.at)
    const consider = (end: SeaId) => {
      if (beside.includes(end)) ways.push({ fleet, end, when: 'after' })
      else if (inReach) ways.push({ fleet, end, when: 'before' })
    }
    if (isSeaId(fleet.at)) consider(fleet.at)
    if (!isStuck(view, fleet)) for (const end of sailings(view, fleet)) consider(end)
  }
  return ways
}

/** SNS 7.1.7: whether fleets of who holds the shore would fight the landing, and could win. */
export function isBarred(
  { view, seat }: Pick<Outlook, 'view' | 'seat'>,
  { fleet, end }: Crossing,
  land: LandId,
): boolean {
  const { owner } = view.lands[land]
  if (owner === null || areAllied(view, seat, owner)) return false
  const fleets = view.powers[owner]?.fleets ?? {}
  let guards = 0
  for (const id of FLEET_IDS) {
    const other = fleets[id]
    if (other?.at === end) guards += guessedBroadside(view, seat, other)
  }
  return guards > 0 && broadside(fleet) < guards * SURE_AT_SEA
}

/** At sea he fights with so many times the enemy's strength. */
export const SURE_AT_SEA = 1.4
