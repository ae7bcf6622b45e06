import { realmOf, realmsAround, terrainOf } from '../../board/realms.ts'
import type { Terrain } from '../../data/realms.ts'
import { REALM_IDS, type RealmId } from '../../data/realms.ts'
import type { Open } from '../../public-state.ts'

/** Somebody on the way over land: where he is, and what he has left. */
export interface Walk {
  readonly at: RealmId
  readonly points: number
  /** Forests and Mountains that do not stop him (SOW 12.2.6). */
  readonly unstopped: number
  readonly stopped: boolean
  /** All Realms he has been in, so that nobody walks in circles. */
  readonly path: readonly RealmId[]
}

/** What ends somebody's walk. */
export interface Gait {
  stopsIn(realm: RealmId): boolean
  hinders(terrain: Terrain): boolean
}

export function walkFrom(from: RealmId, points: number, unstopped = 0): Walk {
  return { at: from, points, unstopped, stopped: false, path: [from] }
}

/** SOW 7.2: one step on into a Realm that is joined to this one, or nothing where it cannot be taken. */
function step(open: Open, walk: Walk, to: RealmId, gait: Gait): Walk | undefined {
  if (walk.stopped || walk.path.includes(to)) return undefined
  // SOW 7.2.3: out of a Wasteland for nothing.
  const cost = terrainOf(walk.at) === 'wasteland' && !isPortalStep(open, walk.at, to) ? 0 : 1
  if (walk.points < cost) return undefined
  const terrain = terrainOf(to)
  const hindered = terrain !== null && gait.hinders(terrain)
  const unstopped = hindered ? walk.unstopped - 1 : walk.unstopped
  return {
    at: to,
    points: walk.points - cost,
    unstopped: Math.max(0, unstopped),
    stopped: gait.stopsIn(to) || unstopped < 0,
    path: [...walk.path, to],
  }
}

/** All Realms one step on. */
export function stepsFrom(open: Open, walk: Walk, gait: Gait): Walk[] {
  if (walk.stopped) return []
  return joinedTo(open, walk.at).flatMap((to) => step(open, walk, to, gait) ?? [])
}

/** The whole way, or how far it leads before it fails. */
export function follow(open: Open, walk: Walk, path: readonly RealmId[], gait: Gait): Walk | undefined {
  let at: Walk | undefined = walk
  for (const to of path) {
    if (at === undefined || !areJoined(open, at.at, to)) return undefined
    at = step(open, at, to, gait)
  }
  return at
}

/** Adjacent Realms, and with open Portals those of other Portals (SOW 7.6.2, SOW 11.3.4). */
export function joinedTo(open: Open, from: RealmId): RealmId[] {
  const beside = realmsAround(open, realmOf(open, from).at).map(({ id }) => id)
  return isGate(open, from)
    ? [...beside, ...REALM_IDS.filter((id) => id !== from && isGate(open, id) && !beside.includes(id))]
    : beside
}

function areJoined(open: Open, from: RealmId, to: RealmId): boolean {
  return joinedTo(open, from).includes(to)
}

/** SOW 7.6.2: the step through a Portal costs a point even from a Wasteland. */
function isPortalStep(open: Open, from: RealmId, to: RealmId): boolean {
  return !realmsAround(open, realmOf(open, from).at).some(({ id }) => id === to)
}

export function isGate(open: Open, id: RealmId): boolean {
  return open.turn?.portals === true && open.places[id] === 'magic-portal' && open.realms[id] !== undefined
}
