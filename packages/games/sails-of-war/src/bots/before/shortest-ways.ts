import { isSea } from '../../board/realms.ts'
import { around, type Zone } from '../../board/zones.ts'
import type { RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { joinedTo } from '../../movement/over-land/follow-way.ts'
import { guardsAt } from '../../ships.ts'
import type { View } from '../../view.ts'

/** The shortest way over land to the first Realm that will do, without its start. */
export function wayTo(
  view: View,
  from: RealmId,
  willDo: (realm: RealmId) => boolean,
  passes: (realm: RealmId) => boolean = () => true,
): RealmId[] | undefined {
  const before = new Map<RealmId, RealmId | null>([[from, null]])
  for (const [at] of before) {
    if (at !== from && willDo(at)) return traced(before, at)
    if (at !== from && !passes(at)) continue
    for (const next of joinedTo(view, at)) if (!before.has(next)) before.set(next, at)
  }
  return undefined
}

function traced(before: ReadonlyMap<RealmId, RealmId | null>, to: RealmId): RealmId[] {
  const path: RealmId[] = []
  for (let at: RealmId | null = to; at !== null; at = before.get(at) ?? null) path.unshift(at)
  return path.slice(1)
}

export function reaches(view: View, from: RealmId, to: RealmId): boolean {
  return from === to || wayTo(view, from, (realm) => realm === to) !== undefined
}

/** Realms that lie on one land with any of these, itself aside: ways go both ways, so each land is searched once. */
export function onLandWith(view: View, starts: readonly RealmId[]): ReadonlySet<RealmId> {
  const led = new Set<RealmId>()
  const searched = new Set<RealmId>()
  for (const start of starts) {
    if (searched.has(start)) continue
    const land = landOf(view, start)
    const isAlone = starts.every((other) => other === start || !land.has(other))
    for (const id of land) {
      searched.add(id)
      if (!isAlone || id !== start) led.add(id)
    }
  }
  return led
}

function landOf(view: View, from: RealmId): ReadonlySet<RealmId> {
  const land = new Set([from])
  for (const at of land) for (const next of joinedTo(view, at)) land.add(next)
  return land
}

/** The shortest way over unguarded sea, its start included; only its end may be guarded. */
export function seaWay(
  view: View,
  seat: RaceId,
  from: Zone,
  isGoal: (zone: Zone) => boolean,
): Zone[] | undefined {
  const before = new Map<Zone, Zone | null>([[from, null]])
  for (const [zone] of before) {
    if (isGoal(zone)) {
      const way: Zone[] = []
      for (let at: Zone | null = zone; at !== null; at = before.get(at) ?? null) way.unshift(at)
      return way
    }
    for (const next of around(zone)) {
      if (before.has(next) || !isSea(view, next)) continue
      if (isGoal(next) || guardsAt(view, next, seat).length === 0) before.set(next, zone)
    }
  }
  return undefined
}
