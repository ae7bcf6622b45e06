import { firepower } from '../damage/log.ts'
import { type Ammo, lettersAt } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { type Arc, RULER } from '../data/measures.ts'
import type { ShipId, Side } from '../data/ships.ts'
import type { TargetId } from '../data/targets.ts'
import type { Footprint } from '../geometry/footprint.ts'
import { type Berth, type Rake, rakeFrom, rangeFrom, rangeToPoint } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { isWithin, squareToBase } from '../geometry/overlap.ts'
import type { GunPosition } from '../gunners/gun-position.ts'
import type { Gunner, GunnerId } from '../gunners/gunner.ts'
import { enemyOf } from '../seats.ts'
import { afloatOf } from '../ships.ts'
import type { State } from '../state.ts'
import { countersOf } from './counters-drawn.ts'
import type { Scene } from './firing-scene.ts'

/** A way to fire at something. */
export interface Shot<A = Arc> {
  readonly at: TargetId
  readonly arc: A
  readonly range: number
  readonly rake: Rake | null
}

/** SOG 7.1.2, SOG 3.2, SOG 14.1.2: every target and arc guns can fire by, an arc that sees nothing of a target left out (SOG 3.2.5). */
export function shotsOf<A>(state: State, scene: Scene, guns: GunPosition<A>): Shot<A>[] {
  const { side, captain } = guns.by
  const shots = [...shotsAmong(state, scene, guns, enemyOf(side)), ...shotsAtWorks(scene, guns)]
  const forced = state.options.forcedAim || captain === null
  if (!forced || shots.length === 0) return shots
  return nearestOf(shots, shotsAtFriends(state, scene, guns))
}

/** SOG 12.8.1: what would be fired at if friends were enemies. */
export function shotsAtFriends<A>(state: State, scene: Scene, guns: GunPosition<A>): Shot<A>[] {
  return shotsAmong(state, scene, guns, guns.by.side)
}

/** SOG 12.8.1: only at the nearest ship of that side, over all arcs, and not if that is a friend. */
function nearestOf<A>(shots: readonly Shot<A>[], atFriends: readonly Shot<A>[]): Shot<A>[] {
  const least = Math.min(...[...shots, ...atFriends].map(({ range }) => range))
  const nearest = new Set(shots.filter(({ range }) => range === least).map(({ at }) => at))
  return shots.filter(({ at }) => nearest.has(at))
}

function shotsAmong<A>(state: State, scene: Scene, guns: GunPosition<A>, side: Side): Shot<A>[] {
  const { by, arcs, land } = guns
  const standard = reaches(state.options.level, 'standard')
  return afloatOf(state, side).flatMap(({ id }) => {
    const target = scene.berths.get(id)
    if (id === by.id || target === undefined) return []
    const others = inTheWay(scene, by.id, id)
    return shotsAt(arcs, target, others, land, standard).map((shot) => ({ at: id, ...shot }))
  })
}

/** By which arcs a base is seen past others and past land, how far off, and how it is raked. */
export function shotsAt<A>(
  arcs: GunPosition<A>['arcs'],
  target: Berth,
  others: readonly Footprint[],
  land: readonly Shore[],
  mayRake: boolean,
): Omit<Shot<A>, 'at'>[] {
  return arcs.flatMap(({ arc, eye, through, raking }) => {
    const range = rangeFrom(eye, through, target.foot, others, land)
    if (range === undefined) return []
    // SOG 10.5.4: the range is that of any shot; only the line to the mast is asked for besides.
    const lines = mayRake ? raking : []
    const rakes = lines.map((line) => rakeFrom(line.eye, line.through, target, others, land))
    return [{ arc, range, rake: rakes.find((rake) => rake !== null) ?? null }]
  })
}

/** SOG 13.3.6, SOG 14.1.3, SOG 14.1.4 */
function shotsAtWorks<A>(scene: Scene, { by, arcs, land }: GunPosition<A>): Shot<A>[] {
  const works = scene.works.filter(({ side }) => side !== by.side)
  if (works.length === 0) return []
  const others = inTheWay(scene, by.id, null)
  return works.flatMap((work) => {
    const between = land.filter((shore) => work.land.includes(shore))
    return arcs.flatMap(({ arc, eye, through }) => {
      const range =
        work.foot === null
          ? rangeToPoint(eye, through, work, others, between)
          : rangeFrom(eye, through, work.foot, others, between)
      return range === undefined ? [] : [{ at: work.id, arc, range, rake: null }]
    })
  })
}

/** SOG 3.2.4: every base but these two. */
function inTheWay({ berths }: Scene, one: GunnerId, two: ShipId | null): Footprint[] {
  const others: Footprint[] = []
  for (const [id, { foot }] of berths) if (id !== one && id !== two) others.push(foot)
  return others
}

/** How many counters a shot draws of each letter it draws. */
export function countersFor<A extends Arc | number>(
  { options }: State,
  { by, guns }: GunPosition<A>,
  { arc, rake }: Shot<A>,
): number {
  const unloaded = options.untrainedGunners.some((id) => id === by.id) ? UNLOADED.untrained : UNLOADED.trained
  return countersOf({
    firepower: firepower(by, arc),
    rake,
    first: options.firstBroadside && guns.fresh,
    divided: guns.box === null ? unloaded : 1,
  })
}

/** SOG 12.6.1, SOG 12.3.3: unloaded guns that fire all the same do a half, or with untrained gunners a third. */
const UNLOADED = { trained: 2, untrained: 3 } as const

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

/** SOG 3.3.1, SOG 7.2.1: enemies a ship's muskets reach; SOG 14.1.3: those a battery's reach from its dot, the nearest first. */
export function musketTargets(state: State, scene: Scene, by: Gunner): TargetId[] {
  const ships = afloatOf(state, enemyOf(by.side)).flatMap(({ id }) => {
    const foot = scene.berths.get(id)?.foot
    return foot === undefined ? [] : [{ id, foot }]
  })
  if ('type' in by) {
    return ships
      .map(({ id, foot }) => ({ id, square: squareTo(by.pose, foot) }))
      .filter(({ square }) => square <= RULER.red * RULER.red)
      .sort((a, b) => a.square - b.square)
      .map(({ id }) => id)
  }
  const own = scene.berths.get(by.id)?.foot
  if (own === undefined) return []
  const near = ships.filter(({ foot }) => isWithin(own, foot, RULER.width))
  const works = scene.works.filter(
    (work) => work.side !== by.side && work.foot === null && squareTo(work, own) <= RULER.width * RULER.width,
  )
  return [...near, ...works].map(({ id }) => id)
}

/** SOG 14.1.3: the square of the distance from a dot to a base. */
export function squareTo({ x, y }: { readonly x: number; readonly y: number }, base: Footprint): number {
  return squareToBase(x - base.x, y - base.y, base)
}
