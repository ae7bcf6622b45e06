import { allRealms, colourAt, isHome, isNeutral, landAt } from '../board/realms.ts'
import { around, beyond, COASTAL, distance, opposite, SIDES, type Side, type Zone } from '../board/zones.ts'
import type { NeutralId } from '../data/realms.ts'
import { LAYING } from '../data/setup.ts'
import type { Open } from '../open.ts'

type Laid = Pick<Open, 'realms'>

/** Coastal zones nothing lies on yet. */
export function emptyZones(open: Laid): Zone[] {
  const taken = new Set(allRealms(open).map(({ at }) => at))
  return COASTAL.filter((zone) => !taken.has(zone))
}

/** SOW 2.3.4: how a Realm can be turned so that all its colours match in this zone. */
export function turnsThatFit(open: Laid, id: NeutralId, zone: Zone): Side[] {
  const wanted = coloursAround(open, zone)
  return SIDES.filter((turned) => wanted.every(({ side, colour }) => colourAt(id, turned, side) === colour))
}

/** The colours Neutral Realms around a zone show towards it. */
function coloursAround(open: Laid, zone: Zone): { readonly side: Side; readonly colour: string }[] {
  return SIDES.flatMap((side) => {
    const next = beyond(zone, side)
    const realm = next === null ? undefined : landAt(open, next)
    if (realm === undefined || !isNeutral(realm.id)) return []
    return [{ side, colour: colourAt(realm.id, realm.turned, opposite(side)) }]
  })
}

/** SOW 2.3.5: whether a zone touches a land-mass that is too large. */
export function touchesLargeLand(open: Laid, zone: Zone): boolean {
  return around(zone).some(
    (next) => landAt(open, next) !== undefined && landMass(open, next).size > LAYING.largestTouched,
  )
}

/** The zones of the land-mass a zone is part of. */
export function landMass(open: Laid, from: Zone): ReadonlySet<Zone> {
  const mass = new Set([from])
  for (const zone of mass) for (const next of around(zone)) if (landAt(open, next)) mass.add(next)
  return mass
}

/** SOW 2.3.4, SOW 2.3.5: where a Realm of the hand can be laid. */
export function zonesFor(open: Laid, id: NeutralId): Zone[] {
  return emptyZones(open).filter(
    (zone) => !touchesLargeLand(open, zone) && turnsThatFit(open, id, zone).length > 0,
  )
}

/** SOW 2.3.7, SOW 2.3.8: where a Home Realm can be laid. */
export function zonesForHome(open: Laid): Zone[] {
  const homes = allRealms(open).filter(({ id }) => isHome(id))
  const nearest = (zone: Zone) => Math.min(...homes.map(({ at }) => distance(at, zone)))
  const empty = emptyZones(open)
  const farEnough = empty.filter((zone) => nearest(zone) >= LAYING.homeDistance)
  if (farEnough.length > 0) return farEnough
  const greatest = Math.max(...empty.map(nearest))
  return empty.filter((zone) => nearest(zone) === greatest)
}
