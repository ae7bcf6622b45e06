import { isLandId, type LandId, type SeaId } from '../../data/area-ids.ts'
import { FLEET_IDS } from '../../data/pieces.ts'
import { shores } from '../../lands.ts'
import { marches } from '../../orders/march.ts'
import type { Army, Fleet } from '../../pieces.ts'
import { areAllied } from '../../teams.ts'
import { crossings } from '../crossings.ts'
import { strengthOf } from '../strength.ts'
import type { Outlook } from './outlook.ts'
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
  let best: Attack | undefined
  findAttack(outlook, army, from, fleets, taken, (target, by) => {
    if (best === undefined || isBetter(target, best.target)) best = { target, by }
    return false
  })
  return best
}

/** Whether there is anything for an army to attack from a land. */
export function canAttack(
  outlook: Outlook,
  army: Army,
  from: LandId,
  fleets: readonly Fleet[],
  taken: ReadonlySet<LandId>,
): boolean {
  return findAttack(outlook, army, from, fleets, taken, () => true)
}

/** Goes through all an army can attack from a land until one is right; whether one was. */
function findAttack(
  outlook: Outlook,
  army: Army,
  from: LandId,
  fleets: readonly Fleet[],
  taken: ReadonlySet<LandId>,
  isRight: (target: Target, by: Attack['by']) => boolean,
): boolean {
  const { view, seat } = outlook
  const strength = strengthOf(army)
  for (const land of marches(view, seat, from)) {
    const target = taken.has(land) ? undefined : targetFor(outlook, strength, land)
    if (target !== undefined && isRight(target, null)) return true
  }
  for (const by of crossings(outlook, army, from, fleets))
    for (const land of shores(view, by.end)) {
      if (land === from || taken.has(land)) continue
      const target = targetFor(outlook, strength, land)
      if (target !== undefined && !isGuarded(outlook, by.end, land) && isRight(target, by)) return true
    }
  return false
}

/** SNS 7.1.7: fleets of who holds the shore would fight the landing. */
function isGuarded({ view, seat }: Outlook, zone: SeaId, land: LandId): boolean {
  const { owner } = view.lands[land]
  if (owner === null || areAllied(view, seat, owner)) return false
  const fleets = view.powers[owner]?.fleets
  return fleets !== undefined && FLEET_IDS.some((id) => fleets[id]?.at === zone)
}

export function isAshore(army: Army): army is Army & { at: LandId } {
  return isLandId(army.at)
}
