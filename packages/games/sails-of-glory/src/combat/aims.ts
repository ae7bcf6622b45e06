import { musketry } from '../damage/log.ts'
import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import type { Arc } from '../data/measures.ts'
import type { ShipId } from '../data/ships.ts'
import type { BatteryName, TargetId } from '../data/targets.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import { broadsideOf, type GunPosition, gunsOfBattery } from '../gunners/gun-position.ts'
import { type Acting, type Gunner, mayAct } from '../gunners/gunner.ts'
import { loadsOf } from '../reloading/loads.ts'
import type { Battery, Ship, State } from '../state.ts'
import { isAimedHigh } from './aiming-high.ts'
import type { Scene } from './firing-scene.ts'
import { countersFor, musketTargets, reachesTarget, type Shot, shotsAtFriends, shotsOf } from './shots.ts'

/** What a ship may do in this Combat phase, as her captain is told; ranges and arcs are told nowhere else (SOG 3.3.3). */
export interface Aims extends MusketAims {
  readonly ship: ShipId
  /** Null where the side cannot fire at all. */
  readonly port: SideAims | null
  readonly starboard: SideAims | null
}

/** And what a battery may. */
export interface BatteryAims extends MusketAims {
  readonly battery: BatteryName
  /** Null where it cannot fire at all. */
  readonly guns: GunAims | null
}

export interface MusketAims {
  readonly muskets: readonly TargetId[]
  /** Counters the muskets draw. */
  readonly musketry: number
}

export type SideAims = PositionAims<Arc>
export type GunAims = PositionAims<number>

export interface PositionAims<A> {
  /** What the guns are loaded with; null for unloaded ones that may fire all the same (SOG 12.6.1). */
  readonly load: Ammo | null
  /** What unloaded guns may fire, where there is a choice (SOG 12.6.2). */
  readonly loads: readonly Ammo[]
  readonly shots: readonly AimedShot<A>[]
  /** SOG 10.6.3, SOG 12.8.2 */
  readonly mayFireAtNothing: boolean
  /** SOG 12.10.1 */
  readonly mayAimHigh: boolean
}

export interface AimedShot<A = Arc> extends Shot<A> {
  /** Counters the target draws of each letter; 0 where the load does not reach. */
  readonly counters: number
}

export function aimsOf(state: State, scene: Scene, ship: Ship, acting: Acting): Aims {
  const side = (each: Broadside) =>
    mayAct(state, acting, ship.id, `fire-${each}`)
      ? positionAims(state, scene, broadsideOf(scene, ship, each))
      : null
  return {
    ship: ship.id,
    port: side('port'),
    starboard: side('starboard'),
    ...musketAims(state, scene, ship, acting),
  }
}

export function batteryAims(state: State, scene: Scene, battery: Battery, acting: Acting): BatteryAims {
  const guns = mayAct(state, acting, battery.id, 'fire')
    ? positionAims(state, scene, gunsOfBattery(scene, battery))
    : null
  return {
    battery: battery.id,
    guns: guns && { ...guns, shots: guns.shots.toSorted((one, other) => one.arc - other.arc) },
    ...musketAims(state, scene, battery, acting),
  }
}

function musketAims(state: State, scene: Scene, gunner: Gunner, acting: Acting): MusketAims {
  const free = mayAct(state, acting, gunner.id, 'musketry')
  return { muskets: free ? musketTargets(state, scene, gunner) : [], musketry: musketry(gunner) }
}

/** SOG 7.1.1, SOG 14.1.9: only loaded guns fire, unless fire is continuous (SOG 12.6.1). */
function positionAims<A extends Arc | number>(
  state: State,
  scene: Scene,
  position: GunPosition<A>,
): PositionAims<A> | null {
  const { options } = state
  const { box: load } = position.guns
  if (load === null && !options.continuousFire) return null
  const standard = reaches(options.level, 'standard')
  const shots = shotsOf(state, scene, position).map((shot) => ({
    ...shot,
    counters: reachesTarget(load ?? 'ball', shot) ? countersFor(state, position, shot) : 0,
  }))
  const isAlone = () => shots.length === 0 && shotsAtFriends(state, scene, position).length === 0
  const mayFireAtNothing = standard && load !== null && (!options.forcedAim || isAlone())
  if (shots.length === 0 && !mayFireAtNothing) return null
  return {
    load,
    // SOG 12.6.2: never double shot.
    loads: load === null && standard ? loadsOf(options).filter((each) => each !== 'double') : [],
    shots,
    mayFireAtNothing,
    mayAimHigh: options.aimingHigh && isAimedHigh(load),
  }
}

/** Whether there is anything to decide. */
export function hasAims(aims: Aims | BatteryAims): boolean {
  const guns = 'battery' in aims ? [aims.guns] : BROADSIDES.map((side) => aims[side])
  return aims.muskets.length > 0 || guns.some((each) => each !== null)
}
