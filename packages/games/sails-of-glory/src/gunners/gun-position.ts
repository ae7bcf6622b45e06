import type { Scene } from '../combat/firing-scene.ts'
import { BATTERIES } from '../data/batteries.ts'
import { ARCS, type Arc } from '../data/measures.ts'
import { type Berth, BROADSIDES, type Broadside, dot, type Eye, wedge, wedgeOf } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import type { Wedge } from '../geometry/sight.ts'
import { berthOf } from '../ships.ts'
import type { Battery, Guns, Ship } from '../state.ts'
import { landAround } from '../terrain/works-on-land.ts'
import type { Gunner, Post } from './gunner.ts'

/** Guns that fire together, at one target: a broadside, or those of a battery, whose arcs are counted from 0. */
export interface GunPosition<A = Arc | number> {
  readonly by: Gunner
  readonly post: Post
  readonly guns: Guns
  readonly arcs: readonly FiringArc<A>[]
  /** What may lie between them and a target: never the land a battery stands on (SOG 13.3.4, SOG 14.1.4). */
  readonly land: readonly Shore[]
}

/** A dot, and what an arc takes in from there (SOG 3.2.1, SOG 3.2.2). */
interface Sight {
  readonly eye: Eye
  readonly through: Wedge
}

interface FiringArc<A> extends Sight {
  readonly arc: A
  /** The lines by which a target of this arc may be raked. */
  readonly raking: readonly Sight[]
}

function arcsOf(own: Berth, side: Broadside): GunPosition<Arc>['arcs'] {
  return ARCS.map((arc) => arcOf(own, side, arc))
}

export function arcOf(own: Berth, side: Broadside, arc: Arc): FiringArc<Arc> {
  const eye = dot(own, side, arc)
  const through = wedgeOf(own, side, arc)
  return { arc, eye, through, raking: rakesBy(arc) ? [{ eye, through }] : [] }
}

/** SOG 10.5.2: a ship rakes by her central arc alone. */
export function rakesBy(arc: Arc): boolean {
  return arc === 'central'
}

export function broadsideOf(scene: Scene, ship: Ship, side: Broadside): GunPosition<Arc> {
  const arcs = arcsOf(scene.berths.get(ship.id) ?? berthOf(ship), side)
  return { by: ship, post: side, guns: ship.guns[side], arcs, land: scene.land }
}

/** SOG 14.1.2 to SOG 14.1.5: all arcs from one dot, and a rake by any of them. */
export function gunsOfBattery(scene: Scene, battery: Battery): GunPosition<number> {
  const { x, y, heading } = battery.pose
  const sights = BATTERIES[battery.type].arcs.map(({ middle, half }) => ({
    eye: { x, y, offX: 0, offY: 0 },
    through: wedge(heading + middle - half, heading + middle + half),
  }))
  return {
    by: battery,
    post: 'guns',
    guns: battery.guns,
    arcs: sights.map((sight, arc) => ({ arc, ...sight, raking: sights })),
    land: landAround(scene.land, battery.pose),
  }
}

export function positionsOf(scene: Scene, gunner: Gunner): readonly GunPosition[] {
  if ('type' in gunner) return [gunsOfBattery(scene, gunner)]
  return BROADSIDES.map((side) => broadsideOf(scene, gunner, side))
}
