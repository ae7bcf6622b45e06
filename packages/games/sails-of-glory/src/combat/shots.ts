import { firepower } from '../damage/log.ts'
import { type Ammo, lettersAt } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { ARCS, type Arc, RULER } from '../data/measures.ts'
import type { ShipId, Side } from '../data/ships.ts'
import type { TargetId } from '../data/targets.ts'
import type { Footprint } from '../geometry/footprint.ts'
import {
  type Berth,
  type Broadside,
  dot,
  type Rake,
  rakeFrom,
  rangeFrom,
  rangeToPoint,
  wedgeOf,
} from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { isWithin, squareToBase } from '../geometry/overlap.ts'
import { landOf } from '../movement/hazards.ts'
import { afloat, berthOf, onTable } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { worksOf } from '../terrain/works.ts'
import { countersOf } from './strength.ts'

/** A way to fire at something. */
export interface Shot {
  readonly at: TargetId
  readonly arc: Arc
  readonly range: number
  readonly rake: Rake | null
}

/** Where all bases and all land lie, reckoned once for a phase in which nothing moves. */
export interface Scene {
  readonly berths: ReadonlyMap<ShipId, Berth>
  readonly land: readonly Shore[]
  readonly works: readonly Work[]
}

/** Something on land that may be fired at: a building as a shape, a battery as a point; its own land never hides it. */
export interface Work {
  readonly id: TargetId
  readonly side: Side
  readonly foot: Footprint | null
  readonly x: number
  readonly y: number
  readonly land: readonly Shore[]
}

export function sceneOf(state: Pick<State, 'ships' | 'terrain' | 'batteries' | 'buildings'>): Scene {
  return {
    berths: new Map(onTable(state).map((ship) => [ship.id, berthOf(ship)])),
    land: landOf(state.terrain),
    works: worksOf(state),
  }
}

/** SOG 7.1.2, SOG 3.2: every target and arc a broadside can fire by, an arc that sees nothing of a target left out (SOG 3.2.5). */
export function shotsOf(state: State, scene: Scene, ship: Ship, side: Broadside): Shot[] {
  const enemies = afloat(state).filter((other) => other.side !== ship.side)
  const shots = [...shotsAmong(state, scene, ship, side, enemies), ...shotsAtWorks(scene, ship, side)]
  const forced = state.options.forcedAim || ship.captain === null
  if (!forced || shots.length === 0) return shots
  return nearestOf(shots, shotsAtFriends(state, scene, ship, side))
}

/** SOG 12.8.1: what she would fire at if friends were enemies. */
export function shotsAtFriends(state: State, scene: Scene, ship: Ship, side: Broadside): Shot[] {
  const friends = afloat(state).filter((other) => other.side === ship.side && other !== ship)
  return shotsAmong(state, scene, ship, side, friends)
}

/** SOG 12.8.1: only at the nearest ship of that side, over all arcs, and not if that is a friend. */
export function nearestOf<S extends Pick<Shot, 'at' | 'range'>>(
  shots: readonly S[],
  atFriends: readonly Pick<Shot, 'range'>[],
): S[] {
  const least = Math.min(...[...shots, ...atFriends].map(({ range }) => range))
  const nearest = new Set(shots.filter(({ range }) => range === least).map(({ at }) => at))
  return shots.filter(({ at }) => nearest.has(at))
}

function shotsAmong(
  state: State,
  scene: Scene,
  ship: Ship,
  side: Broadside,
  others: readonly Ship[],
): Shot[] {
  const own = scene.berths.get(ship.id)
  if (own === undefined) return []
  const near = others.filter((other) => isNear(own, scene.berths.get(other.id)))
  return near.flatMap((other) => shotsAt(state, scene, own, ship, other.id, side))
}

/** SOG 13.3.6, SOG 14.1.3, SOG 14.1.4 */
function shotsAtWorks(scene: Scene, ship: Ship, side: Broadside): Shot[] {
  const own = scene.berths.get(ship.id)
  const works = scene.works.filter((work) => work.side !== ship.side)
  if (own === undefined || works.length === 0) return []
  const others = inTheWay(scene, ship.id, null)
  return works.flatMap((work) =>
    ARCS.flatMap((arc) => {
      const eye = dot(own, side, arc)
      const through = wedgeOf(own, side, arc)
      const range =
        work.foot === null
          ? rangeToPoint(eye, through, work, others, work.land)
          : rangeFrom(eye, through, work.foot, others, work.land)
      return range === undefined ? [] : [{ at: work.id, arc, range, rake: null }]
    }),
  )
}

/** Whether a ship may be in reach of the ruler at all. */
function isNear(own: Berth, other: Berth | undefined): boolean {
  if (other === undefined) return false
  const dx = own.pose.x - other.pose.x
  const dy = own.pose.y - other.pose.y
  const far = RULER.length + own.base.length + other.base.length
  return dx * dx + dy * dy <= far * far
}

function shotsAt(state: State, scene: Scene, own: Berth, ship: Ship, at: ShipId, side: Broadside): Shot[] {
  const target = scene.berths.get(at)
  if (target === undefined) return []
  const others = inTheWay(scene, ship.id, at)
  const shots: Shot[] = []
  for (const arc of ARCS) {
    const eye = dot(own, side, arc)
    const through = wedgeOf(own, side, arc)
    const range = rangeFrom(eye, through, target.foot, others, scene.land)
    if (range === undefined) continue
    // SOG 10.5.4: the range is that of any shot; only the line to the mast is asked for besides.
    const raking = arc === 'central' && reaches(state.options.level, 'standard')
    shots.push({ at, arc, range, rake: raking ? rakeFrom(eye, through, target, others, scene.land) : null })
  }
  return shots
}

/** SOG 3.2.4: every base but these two. */
function inTheWay({ berths }: Scene, one: ShipId | null, two: ShipId | null): Footprint[] {
  const others: Footprint[] = []
  for (const [id, { foot }] of berths) if (id !== one && id !== two) others.push(foot)
  return others
}

/** How many counters a shot draws of each letter it draws. */
export function countersFor(state: State, ship: Ship, side: Broadside, shot: Shot): number {
  return countersOf({
    firepower: firepower(ship, shot.arc),
    rake: shot.rake,
    first: state.options.firstBroadside && ship.guns[side].fresh,
    divided: dividedBy(state, ship, side),
  })
}

/** SOG 12.6.1, SOG 12.3.3: unloaded guns that fire all the same do a half, or with untrained gunners a third. */
const CONTINUOUS = { trained: 2, untrained: 3 } as const

function dividedBy({ options }: State, ship: Ship, side: Broadside): number {
  if (ship.guns[side].box !== null) return 1
  return options.untrainedGunners.includes(ship.id) ? CONTINUOUS.untrained : CONTINUOUS.trained
}

/** Whether a load reaches so far. */
export function reachesTarget(load: Ammo, { range }: Pick<Shot, 'range'>): boolean {
  return lettersAt(load, range).length > 0
}

/** SOG 12.6.2: the counters of a shot with a load that was chosen for unloaded guns, which may not reach. */
export function countersBy(
  chosen: Ammo | null,
  shot: Pick<Shot, 'range'> & { readonly counters: number },
): number {
  return chosen === null || reachesTarget(chosen, shot) ? shot.counters : 0
}

/** SOG 3.3.1, SOG 7.2.1: enemies a ship's muskets reach. */
export function musketTargets(state: State, scene: Scene, ship: Ship): TargetId[] {
  const own = scene.berths.get(ship.id)
  if (own === undefined) return []
  const ships = afloat(state)
    .filter((other) => {
      const theirs = scene.berths.get(other.id)
      return other.side !== ship.side && theirs !== undefined && isWithin(own.foot, theirs.foot, RULER.width)
    })
    .map(({ id }) => id)
  const works = scene.works.filter(
    ({ side, foot, x, y }) => side !== ship.side && foot === null && isWithinOf(own.foot, x, y, RULER.width),
  )
  return [...ships, ...works.map(({ id }) => id)]
}

/** SOG 14.1.3: whether a base comes so near to a dot. */
function isWithinOf(foot: Footprint, x: number, y: number, distance: number): boolean {
  return squareToBase(x - foot.x, y - foot.y, foot) <= distance * distance
}
