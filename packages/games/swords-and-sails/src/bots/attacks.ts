import { isLandId, isSeaId, type LandId, type SeaId } from '../data/area-ids.ts'
import { shores, zonesBeside } from '../lands.ts'
import { marches } from '../orders/march.ts'
import { placesFor, placesOf } from '../orders/places-aboard.ts'
import { isInReach } from '../orders/plan.ts'
import { isStuck, sailings } from '../orders/sail.ts'
import type { Army, Fleet } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import type { Outlook } from './outlook.ts'
import { strengthOf } from './strength.ts'
import { isBetter, type Target, targetFor } from './targets.ts'

/** An attack over land, or with a fleet that sails to a zone or stays in it. */
export interface Attack {
  readonly target: Target
  readonly by: { readonly fleet: Fleet; readonly end: SeaId; readonly when: 'before' | 'after' } | null
}

/** The best an army can attack from a land, over land or with one of these fleets. */
export function bestAttack(
  outlook: Outlook,
  army: Army,
  from: LandId,
  fleets: readonly Fleet[],
  taken: ReadonlySet<LandId>,
): Attack | undefined {
  const strength = strengthOf(army)
  const { view, seat } = outlook
  let best: Attack | undefined
  const consider = (land: LandId, by: Attack['by']) => {
    if (taken.has(land)) return
    const target = targetFor(outlook, strength, land)
    if (target !== undefined && (best === undefined || isBetter(target, best.target))) best = { target, by }
  }
  for (const land of marches(view, seat, from)) consider(land, null)
  for (const by of crossings(outlook, army, from, fleets))
    for (const land of shores(view, by.end))
      if (land !== from && !isGuarded(outlook, by.end, land)) consider(land, by)
  return best
}

/** SNS 15.2.6: the ways a fleet with room for all of them can take an army aboard. */
function crossings(
  { view }: Outlook,
  army: Army,
  from: LandId,
  fleets: readonly Fleet[],
): NonNullable<Attack['by']>[] {
  return fleets
    .filter((fleet) => placesOf(fleet) >= placesFor(army))
    .flatMap((fleet) => {
      const stays = isSeaId(fleet.at) ? [fleet.at] : []
      const ends = isStuck(view, fleet) ? stays : [...stays, ...sailings(view, fleet)]
      return ends.flatMap((end): NonNullable<Attack['by']>[] => {
        if (zonesBeside(view, from).includes(end)) return [{ fleet, end, when: 'after' }]
        return isInReach(view, from, fleet.at) ? [{ fleet, end, when: 'before' }] : []
      })
    })
}

/** SNS 7.1.7: fleets of who holds the shore would fight the landing. */
function isGuarded({ view, seat }: Outlook, zone: SeaId, land: LandId): boolean {
  const { owner } = view.lands[land]
  if (owner === null || areAllied(view, seat, owner)) return false
  return Object.values(view.powers[owner]?.fleets ?? {}).some(({ at }) => at === zone)
}

export function isAshore(army: Army): army is Army & { at: LandId } {
  return isLandId(army.at)
}
