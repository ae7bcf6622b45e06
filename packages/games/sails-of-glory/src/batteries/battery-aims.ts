import { isAimedHigh } from '../combat/aiming-high.ts'
import type { Scene } from '../combat/shots.ts'
import type { Ammo } from '../data/ammunition.ts'
import type { BatteryAction } from '../data/batteries.ts'
import { reaches } from '../data/levels.ts'
import { RULER } from '../data/measures.ts'
import type { BatteryName, TargetId } from '../data/targets.ts'
import { squareToBase } from '../geometry/overlap.ts'
import { loadsOf } from '../reloading/loads.ts'
import { enemyOf } from '../seats.ts'
import { afloatOf } from '../ships.ts'
import type { Battery, State } from '../state.ts'
import { batteryMusketry } from './battery-log.ts'
import { type BatteryShot, batteryShots, friendsSeen } from './battery-shots.ts'

/** The actions revealed for a battery in this turn; not asked for below the Advanced rules. */
export type Serving = (battery: BatteryName, action: BatteryAction) => boolean

/** What a battery may do in this Combat phase, as its captain is told. */
export interface BatteryAims {
  readonly battery: BatteryName
  /** Null where it cannot fire at all. */
  readonly guns: GunAims | null
  readonly muskets: readonly TargetId[]
  readonly musketry: number
}

export interface GunAims {
  readonly load: Ammo | null
  readonly loads: readonly Ammo[]
  readonly shots: readonly BatteryShot[]
  /** SOG 10.6.3, SOG 12.8.2 */
  readonly mayFireAtNothing: boolean
  /** SOG 12.10.1, SOG 14.1.9 */
  readonly mayAimHigh: boolean
}

export function batteryAims(state: State, scene: Scene, battery: Battery, serving: Serving): BatteryAims {
  const advanced = reaches(state.options.level, 'advanced')
  const free = (action: BatteryAction) => !advanced || serving(battery.id, action)
  return {
    battery: battery.id,
    guns: free('fire') ? gunAims(state, scene, battery) : null,
    muskets: free('musketry') ? musketTargetsOf(state, scene, battery) : [],
    musketry: batteryMusketry(battery),
  }
}

export function hasBatteryAims({ guns, muskets }: BatteryAims): boolean {
  return guns !== null || muskets.length > 0
}

/** SOG 14.1.2, SOG 12.6.1 */
function gunAims(state: State, scene: Scene, battery: Battery): GunAims | null {
  const { options } = state
  const { box: load } = battery.guns
  if (load === null && !options.continuousFire) return null
  const standard = reaches(options.level, 'standard')
  const shots = batteryShots(state, scene, battery, load)
  const isAlone = () => shots.length === 0 && friendsSeen(state, scene, battery).length === 0
  const mayFireAtNothing = standard && load !== null && (!options.forcedAim || isAlone())
  if (shots.length === 0 && !mayFireAtNothing) return null
  const atHand = loadsOf(options).filter((each) => each !== 'double')
  return {
    load,
    loads: load === null && standard ? atHand : [],
    shots,
    mayFireAtNothing,
    mayAimHigh: options.aimingHigh && isAimedHigh(load),
  }
}

/** SOG 14.1.3: whom its muskets reach, the nearest first. */
export function musketTargetsOf(state: State, scene: Scene, { side, pose }: Battery): TargetId[] {
  return afloatOf(state, enemyOf(side))
    .flatMap(({ id }) => {
      const foot = scene.berths.get(id)?.foot
      return foot === undefined ? [] : [{ id, square: squareToBase(pose.x - foot.x, pose.y - foot.y, foot) }]
    })
    .filter(({ square }) => square <= RULER.red * RULER.red)
    .sort((a, b) => a.square - b.square)
    .map(({ id }) => id)
}
