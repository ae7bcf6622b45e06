import { allRealms, foreignersIn, homeOf, isHome, realmOf } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import { NEUTRALS, type RealmId } from '../../data/realms.ts'
import { freshUnits } from '../../forces.ts'
import { stepsFrom, type Walk } from '../../movement/over-land/follow-way.ts'
import type { March } from '../../movement/over-land/march.ts'
import { gaitOf, marchFrom } from '../../movement/over-land/pace.ts'
import { hasRoom } from '../../movement/over-land/room-in-realm.ts'
import { armyCount, type SomeUnits, someOf } from '../../pieces.ts'
import type { Realm, Units } from '../../public-state.ts'
import type { View } from '../../view.ts'
import { isAtWar, treasuries } from './at-war.ts'
import { onLandWith, wayTo } from './shortest-ways.ts'
import { strengthOf } from './strength-of-units.ts'
import { WARDEN } from './weights.ts'

/** Whether a Realm can be had without a fight. */
export function isFree(view: View, seat: RaceId, id: RealmId): boolean {
  const realm = realmOf(view, id)
  if (realm.owner === seat || foreignersIn(realm, seat).length > 0) return false
  return !isHome(id) || realm.owner === null
}

/** Realms nobody defends that lie on land his armies can walk. */
export function freeLand(view: View, seat: RaceId): RealmId[] {
  const realms = allRealms(view)
  const stands = realms.filter(({ forces }) => forces[seat] !== undefined).map(({ id }) => id)
  const near = onLandWith(view, stands)
  return realms
    .map(({ id }) => id)
    .filter((id) => near.has(id) && isFree(view, seat, id) && !isTaken(view, seat, id))
}

/** Somebody of his stands there already and will have it when the turn ends. */
export function isTaken(view: View, seat: RaceId, id: RealmId): boolean {
  return armyCount(realmOf(view, id).forces[seat]?.units ?? {}) > 0
}

/** One march: to take land that is free, to attack where he is stronger, or nearer to either. */
export function marchAct(view: View, seat: RaceId): March | undefined {
  for (const realm of allRealms(view)) {
    const spare = spareUnits(seat, realm)
    if (armyCount(spare) === 0) continue
    const march =
      isAtWar(view, seat) && armyCount(spare) >= WARDEN.warBand
        ? campaign(view, seat, realm, spare)
        : expansion(view, seat, realm, spare)
    if (march !== undefined) return march
  }
  return undefined
}

function expansion(view: View, seat: RaceId, realm: Realm, spare: Units): March | undefined {
  return (
    takeLand(view, seat, realm.id, spare) ??
    attack(view, seat, realm, spare) ??
    approach(view, seat, realm.id, spare, (id) => isFree(view, seat, id) && !isTaken(view, seat, id))
  )
}

/** A host goes for Home Realms with Stars on them. */
function campaign(view: View, seat: RaceId, realm: Realm, spare: Units): March | undefined {
  const goals = treasuries(view, seat)
  return (
    attack(view, seat, realm, spare) ??
    approach(view, seat, realm.id, spare, (id) => goals.includes(id)) ??
    takeLand(view, seat, realm.id, spare)
  )
}

/** Units that may leave: at home a garrison stays. */
export function spareUnits(seat: RaceId, realm: Realm): Units {
  const fresh = { ...freshUnits(realm, seat), dragon: 0, giant: 0, firegaunt: 0 }
  if (realm.id !== homeOf(seat)) return fresh
  const here = armyCount(realm.forces[seat]?.units ?? {})
  let keep = Math.max(0, WARDEN.garrison - (here - armyCount(fresh)))
  for (const unit of ['archer', 'footman', 'cavalry'] as const) {
    const kept = Math.min(keep, fresh[unit])
    fresh[unit] -= kept
    keep -= kept
  }
  return fresh
}

export const QUICKEST = ['cavalry', 'footman', 'archer'] as const

/** A single unit goes to the best free Realm in reach. */
function takeLand(view: View, seat: RaceId, from: RealmId, spare: Units): March | undefined {
  const unit = QUICKEST.find((each) => spare[each] > 0)
  if (unit === undefined) return undefined
  const units = { [unit]: 1 }
  const [best] = reached(view, seat, from, units)
    .filter(({ at }) => isFree(view, seat, at) && !isTaken(view, seat, at) && hasRoom(view, at, seat, units))
    .toSorted((a, b) => worthOf(view, b.at) - worthOf(view, a.at))
  return best && { do: 'march', from, units, path: best.path.slice(1) }
}

function worthOf(view: View, id: RealmId): number {
  if (isHome(id)) return 20
  const { building, ports } = realmOf(view, id)
  const factor = building === 'city' ? 3 : building === 'town' ? 2 : 1
  return 1 + NEUTRALS[id].value * factor + ports.length + (view.places[id] === 'village' ? 3 : 0)
}

/** All ways a force can go and stop, without asking anybody. */
function reached(view: View, seat: RaceId, from: RealmId, units: SomeUnits): Walk[] {
  const gait = gaitOf(seat, units)
  const found = new Map<RealmId, Walk>()
  const open: Walk[] = [marchFrom(view, seat, from, units)]
  for (const walk of open) {
    for (const next of stepsFrom(view, walk, gait)) {
      if (found.has(next.at)) continue
      found.set(next.at, next)
      if (foreignersIn(realmOf(view, next.at), seat).length === 0) open.push(next)
    }
  }
  return [...found.values()]
}

/** All who can be spared attack a neighbour they outnumber by far. */
function attack(view: View, seat: RaceId, realm: Realm, spare: Units): March | undefined {
  const { giant, firegaunt } = freshUnits(realm, seat)
  const units = someOf({ ...spare, giant, firegaunt })
  if (armyCount(units) < 2) return undefined
  const [best] = reached(view, seat, realm.id, units)
    .filter(({ at, path }) => path.length === 2 && hasRoom(view, at, seat, units))
    .filter(({ at }) => isWeaker(view, seat, realmOf(view, at), units))
    .toSorted((a, b) => worthOf(view, b.at) - worthOf(view, a.at))
  return best && { do: 'march', from: realm.id, units, path: best.path.slice(1) }
}

function isWeaker(view: View, seat: RaceId, realm: Realm, units: SomeUnits): boolean {
  const { id, owner, building } = realm
  const foes = foreignersIn(realm, seat)
  const home = isHome(id) && owner !== seat && owner !== null
  if (foes.length === 0 && !home) return false
  const defence = foes.reduce((sum, foe) => sum + strengthOf(realm.forces[foe]?.units ?? {}), 0)
  const walls = home ? WARDEN.walls.city : building === null ? 1 : WARDEN.walls[building]
  const least = home && foes.length === 0 ? 2 : defence
  const times = isAtWar(view, seat) ? WARDEN.warTimes : WARDEN.attackTimes
  return strengthOf(units) >= least * walls * times
}

/** Spare units go towards the nearest goal. */
function approach(
  view: View,
  seat: RaceId,
  from: RealmId,
  spare: Units,
  isGoal: (realm: RealmId) => boolean,
): March | undefined {
  const units = someOf(spare)
  const way = wayTo(view, from, isGoal, (id) => foreignersIn(realmOf(view, id), seat).length === 0)
  if (way === undefined) return undefined
  const goal = new Set(way)
  const [best] = reached(view, seat, from, units)
    .filter(({ at }) => goal.has(at) && foreignersIn(realmOf(view, at), seat).length === 0)
    .filter(({ at }) => hasRoom(view, at, seat, units))
    .toSorted((a, b) => b.path.length - a.path.length)
  return best && { do: 'march', from, units, path: best.path.slice(1) }
}
