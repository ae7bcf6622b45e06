import { musketry } from '../damage/log.ts'
import type { Ammo } from '../data/ammunition.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import type { TargetId } from '../data/targets.ts'
import type { Broadside } from '../geometry/gunnery.ts'
import { loadsOf } from '../reloading/loads.ts'
import type { Ship, State } from '../state.ts'
import { isAimedHigh } from './aiming-high.ts'
import {
  countersFor,
  musketTargets,
  reachesTarget,
  type Scene,
  type Shot,
  shotsAtFriends,
  shotsOf,
} from './shots.ts'

/** What a ship may do in this Combat phase, as her captain is told; ranges and arcs are told nowhere else (SOG 3.3.3). */
export interface Aims {
  readonly ship: ShipId
  /** Null where the side cannot fire at all. */
  readonly port: SideAims | null
  readonly starboard: SideAims | null
  readonly muskets: readonly TargetId[]
  /** Counters her muskets draw. */
  readonly musketry: number
}

export interface SideAims {
  /** What the side is loaded with; null for unloaded guns that may fire all the same (SOG 12.6.1). */
  readonly load: Ammo | null
  /** What unloaded guns may fire, where there is a choice (SOG 12.6.2). */
  readonly loads: readonly Ammo[]
  readonly shots: readonly AimedShot[]
  /** SOG 10.6.3, SOG 12.8.2 */
  readonly mayFireAtNothing: boolean
  /** SOG 12.10.1 */
  readonly mayAimHigh: boolean
}

export interface AimedShot extends Shot {
  /** Counters the target draws of each letter; 0 where the load does not reach. */
  readonly counters: number
}

/** The actions revealed for a ship in this turn; not asked for below the Advanced rules. */
export type Acting = (ship: ShipId, action: ActionId) => boolean

export function aimsOf(state: State, scene: Scene, ship: Ship, acting: Acting): Aims {
  const advanced = reaches(state.options.level, 'advanced')
  const free = (action: ActionId) => !advanced || acting(ship.id, action)
  return {
    ship: ship.id,
    port: free('fire-port') ? sideAims(state, scene, ship, 'port') : null,
    starboard: free('fire-starboard') ? sideAims(state, scene, ship, 'starboard') : null,
    muskets: free('musketry') ? musketTargets(state, scene, ship) : [],
    musketry: musketry(ship),
  }
}

/** SOG 7.1.1: only a loaded side fires, unless fire is continuous (SOG 12.6.1). */
function sideAims(state: State, scene: Scene, ship: Ship, side: Broadside): SideAims | null {
  const { box: load } = ship.guns[side]
  if (load === null && !state.options.continuousFire) return null
  const standard = reaches(state.options.level, 'standard')
  const shots = shotsOf(state, scene, ship, side).map((shot) => ({
    ...shot,
    counters: reachesTarget(load ?? 'ball', shot) ? countersFor(state, ship, side, shot) : 0,
  }))
  const isAlone = () => shots.length === 0 && shotsAtFriends(state, scene, ship, side).length === 0
  const mayFireAtNothing = standard && load !== null && (!state.options.forcedAim || isAlone())
  if (shots.length === 0 && !mayFireAtNothing) return null
  return {
    load,
    loads: load === null && standard ? loadsAtHand(state) : [],
    shots,
    mayFireAtNothing,
    mayAimHigh: state.options.aimingHigh && isAimedHigh(load),
  }
}

/** SOG 12.6.2: never double shot. */
function loadsAtHand({ options }: State): Ammo[] {
  return loadsOf(options).filter((load) => load !== 'double')
}

/** Whether there is anything to decide. */
export function hasAims({ port, starboard, muskets }: Aims): boolean {
  return port !== null || starboard !== null || muskets.length > 0
}
