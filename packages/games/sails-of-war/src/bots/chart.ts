import { allRealms, terrainOf } from '../board/realms.ts'
import { around, beyond, type Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Gait } from '../movement/over-land/follow-way.ts'
import { isGate } from '../movement/over-land/follow-way.ts'
import type { Open, PortRef, Realm } from '../public-state.ts'

/** The map as one question finds it, for quick looks: what land lies in a zone, and which Realms are joined. */
export interface Chart {
  readonly view: Open
  readonly realms: readonly Realm[]
  readonly land: readonly (Realm | undefined)[]
  readonly gates: readonly Realm[]
  readonly joined: Map<RealmId, readonly Realm[]>
  /** Foreign Warships, by zone. */
  readonly guards: ReadonlyMap<Zone, readonly RaceId[]>
}

export function chartOf(view: Open): Chart {
  const realms = allRealms(view)
  const land: (Realm | undefined)[] = []
  for (const realm of realms) land[realm.at] = realm
  const guards = new Map<Zone, RaceId[]>()
  for (const { kind, zone, owner } of view.ships) {
    if (kind !== 'warship' || zone === null) continue
    guards.set(zone, [...(guards.get(zone) ?? []), owner])
  }
  const gates = view.turn?.portals === true ? realms.filter(({ id }) => isGate(view, id)) : []
  return { view, realms, land, gates, joined: new Map(), guards }
}

/** Realms one step away. */
export function neighbours(chart: Chart, realm: Realm): readonly Realm[] {
  const known = chart.joined.get(realm.id)
  if (known !== undefined) return known
  const beside: Realm[] = []
  for (const zone of around(realm.at)) {
    const land = chart.land[zone]
    if (land !== undefined) beside.push(land)
  }
  if (chart.gates.includes(realm)) {
    for (const gate of chart.gates) if (gate !== realm && !beside.includes(gate)) beside.push(gate)
  }
  chart.joined.set(realm.id, beside)
  return beside
}

/** How many steps it is over land from any of these Realms to every other that can be reached. */
export function stepsFrom(
  chart: Chart,
  starts: readonly Realm[],
  passes: (realm: Realm) => boolean = () => true,
): ReadonlyMap<Realm, number> {
  const steps = new Map<Realm, number>(starts.map((realm) => [realm, 0]))
  for (const [realm, count] of steps) {
    if (count > 0 && !passes(realm)) continue
    for (const next of neighbours(chart, realm)) if (!steps.has(next)) steps.set(next, count + 1)
  }
  return steps
}

/** A place that can be reached this turn, and the way there without its start. */
export interface Reached {
  readonly realm: Realm
  readonly path: readonly RealmId[]
}

/** SOW 7.2, SOW 10.1.1: everywhere one comes with so many points; foreign units end the way where one may not pass. */
export function reachedFrom(
  chart: Chart,
  from: Realm,
  points: number,
  gait: Gait,
  unstopped: number,
  isBarred: (realm: Realm) => boolean,
): Reached[] {
  const found = new Map<Realm, Reached>()
  const open = [{ realm: from, path: [] as readonly RealmId[], points, unstopped, stopped: false }]
  for (const at of open) {
    if (at.stopped) continue
    const isWaste = terrainOf(at.realm.id) === 'wasteland'
    for (const next of neighbours(chart, at.realm)) {
      if (next === from || found.has(next)) continue
      const cost = isWaste && around(at.realm.at).includes(next.at) ? 0 : 1
      if (at.points < cost) continue
      const terrain = terrainOf(next.id)
      const left = terrain !== null && gait.hinders(terrain) ? at.unstopped - 1 : at.unstopped
      const path = [...at.path, next.id]
      found.set(next, { realm: next, path })
      const stopped = gait.stopsIn(next.id) || left < 0 || isBarred(next)
      open.push({ realm: next, path, points: at.points - cost, unstopped: Math.max(0, left), stopped })
    }
  }
  return [...found.values()]
}

const isOpenSea = (chart: Chart, zone: Zone): boolean => chart.land[zone] === undefined

/** The sea a Port opens on, or nothing while it is shut. */
export function gateOf(chart: Chart, { realm, side }: PortRef): Zone | null {
  const land = chart.view.realms[realm]
  const zone = land === undefined ? null : beyond(land.at, side)
  return zone !== null && isOpenSea(chart, zone) ? zone : null
}

/** The sea along a Realm. */
export function coastOf(chart: Chart, realm: Realm): Zone[] {
  return around(realm.at).filter((zone) => isOpenSea(chart, zone))
}

/** The shortest way over sea nobody guards against him, its start included; only its end may be guarded. */
export function seaWay(
  chart: Chart,
  seat: RaceId,
  from: Zone,
  isGoal: (zone: Zone) => boolean,
): Zone[] | undefined {
  const before = new Map<Zone, Zone | null>([[from, null]])
  for (const [zone] of before) {
    if (isGoal(zone)) return traced(before, zone)
    for (const next of around(zone)) {
      if (before.has(next) || !isOpenSea(chart, next)) continue
      if (isGoal(next) || !isGuarded(chart, next, seat)) before.set(next, zone)
    }
  }
  return undefined
}

function traced(before: ReadonlyMap<Zone, Zone | null>, to: Zone): Zone[] {
  const way: Zone[] = []
  for (let at: Zone | null = to; at !== null; at = before.get(at) ?? null) way.push(at)
  return way.reverse()
}

/** Whether Warships of others lie there. */
export function isGuarded(chart: Chart, zone: Zone, seat: RaceId): boolean {
  return chart.guards.get(zone)?.some((race) => race !== seat) ?? false
}
