import { allRealms, colourAt, isHome, isNeutral, landAt, realmsAround } from '../board/realms.ts'
import {
  around,
  beyond,
  COASTAL,
  distance,
  opposite,
  SIDES,
  type Side,
  ZONES,
  type Zone,
} from '../board/zones.ts'
import type { NeutralId } from '../data/realms.ts'
import { CONTINENT, LAYING, MAP } from '../data/setup.ts'
import type { Open } from '../public-state.ts'

type Laid = Pick<Open, 'realms' | 'options'>

/** Zones nothing lies on yet: coastal ones, or without a sea any (SOW 16.2). */
export function emptyZones(open: Laid): Zone[] {
  const taken = new Set(allRealms(open).map(({ at }) => at))
  const zones = open.options.mode === 'base' ? ZONES : COASTAL
  return zones.filter((zone) => !taken.has(zone))
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
  if (open.options.mode === 'base') return zonesOfContinent(open, id)
  return emptyZones(open).filter(
    (zone) => !touchesLargeLand(open, zone) && turnsThatFit(open, id, zone).length > 0,
  )
}

/** SOW 16.2: the first Realm lies in the middle, every other touches one that is laid. */
function zonesOfContinent(open: Laid, id: NeutralId): Zone[] {
  if (allRealms(open).length === 0) return [MIDDLE]
  return emptyZones(open).filter(
    (zone) => realmsAround(open, zone).length > 0 && turnsThatFit(open, id, zone).length > 0,
  )
}

/** SOW 2.3.7, SOW 2.3.8, SOW 16.2: where a Home Realm can be laid. */
export function zonesForHome(open: Laid): Zone[] {
  const homes = allRealms(open).filter(({ id }) => isHome(id))
  const nearest = (zone: Zone) => Math.min(...homes.map(({ at }) => distance(at, zone)))
  const inReach = open.options.mode === 'base' ? CONTINENT.homeTouches : [0]
  for (const touched of inReach) {
    const grounds = emptyZones(open).filter((zone) => realmsAround(open, zone).length >= touched)
    const farEnough = grounds.filter((zone) => nearest(zone) >= LAYING.homeDistance)
    if (farEnough.length > 0) return farEnough
  }
  const least = inReach.at(-1) ?? 0
  const left = emptyZones(open).filter((zone) => realmsAround(open, zone).length >= least)
  const greatest = Math.max(...left.map(nearest))
  return left.filter((zone) => nearest(zone) === greatest)
}

const MIDDLE = ZONES.length / 2 + MAP.columns / 2
