import { isWithinOf, reachesTarget, type Scene } from '../combat/shots.ts'
import { countersOf } from '../combat/strength.ts'
import type { Ammo } from '../data/ammunition.ts'
import { BATTERIES, type BatteryAction } from '../data/batteries.ts'
import { reaches } from '../data/levels.ts'
import { RULER } from '../data/measures.ts'
import type { BatteryName, TargetId } from '../data/targets.ts'
import { type Eye, type Rake, rakeFrom, rangeFrom, rangeToPoint, wedge } from '../geometry/gunnery.ts'
import { loadsOf } from '../reloading/loads.ts'
import { isAfloat, shipOf } from '../ships.ts'
import type { Battery, State } from '../state.ts'
import { landAround } from '../terrain/works.ts'
import { batteryFirepower, batteryMusketry } from './battery-log.ts'

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
  readonly mayFireAtNothing: boolean
}

export interface BatteryShot {
  readonly at: TargetId
  /** Which of its arcs, from 0. */
  readonly arc: number
  readonly range: number
  readonly rake: Rake | null
  readonly counters: number
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
  const mayFireAtNothing = standard && load !== null
  if (shots.length === 0 && !mayFireAtNothing) return null
  const atHand = loadsOf(options).filter((each) => each !== 'double')
  return { load, loads: load === null && standard ? atHand : [], shots, mayFireAtNothing }
}

/** Unloaded guns that fire all the same do a half (SOG 12.6.1). */
const CONTINUOUS = 2

/** SOG 14.1.2 to SOG 14.1.5: every enemy each arc reaches. */
export function batteryShots(state: State, scene: Scene, battery: Battery, load: Ammo | null): BatteryShot[] {
  const { pose, type } = battery
  const eye: Eye = { x: pose.x, y: pose.y, offX: 0, offY: 0 }
  return BATTERIES[type].arcs.flatMap(({ middle, half }, arc) => {
    const through = wedge(pose.heading + middle - half, pose.heading + middle + half)
    const strength = batteryFirepower(battery, arc)
    const divided = battery.guns.box === null ? CONTINUOUS : 1
    return seenFrom(state, scene, battery, eye, through).map(({ at, range, rake }) => ({
      at,
      arc,
      range,
      rake,
      counters: reachesTarget(load ?? 'ball', { range })
        ? countersOf({ firepower: strength, rake, first: false, divided })
        : 0,
    }))
  })
}

function seenFrom(
  state: State,
  scene: Scene,
  battery: Battery,
  eye: Eye,
  through: ReturnType<typeof wedge>,
): Pick<BatteryShot, 'at' | 'range' | 'rake'>[] {
  const land = landAround(state.terrain, battery.pose)
  const raking = reaches(state.options.level, 'standard')
  const feet = [...scene.berths].map(([id, berth]) => ({ id, foot: berth.foot }))
  const ships = [...scene.berths].flatMap(([id, berth]) => {
    const ship = shipOf(state, id)
    if (ship.side === battery.side || !isAfloat(ship)) return []
    const others = feet.filter((each) => each.id !== id).map(({ foot }) => foot)
    const range = rangeFrom(eye, through, berth.foot, others, land)
    if (range === undefined) return []
    return [{ at: id, range, rake: raking ? rakeFrom(eye, berth, others, land) : null }]
  })
  const bases = feet.map(({ foot }) => foot)
  const works = scene.works
    .filter((work) => work.side !== battery.side)
    .flatMap((work) => {
      const between = land.filter((shore) => work.land.includes(shore))
      const range =
        work.foot === null
          ? rangeToPoint(eye, through, work, bases, between)
          : rangeFrom(eye, through, work.foot, bases, between)
      return range === undefined ? [] : [{ at: work.id, range, rake: null }]
    })
  return [...ships, ...works]
}

/** SOG 14.1.3 */
export function musketTargetsOf(state: State, scene: Scene, battery: Battery): TargetId[] {
  return [...scene.berths]
    .filter(([id, { foot }]) => {
      const ship = shipOf(state, id)
      const enemy = ship.side !== battery.side && isAfloat(ship)
      return enemy && isWithinOf(foot, battery.pose.x, battery.pose.y, RULER.red)
    })
    .map(([id]) => id)
}
