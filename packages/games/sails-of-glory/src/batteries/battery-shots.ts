import { nearestOf, reachesTarget, type Scene } from '../combat/shots.ts'
import { countersOf } from '../combat/strength.ts'
import type { Ammo } from '../data/ammunition.ts'
import { BATTERIES } from '../data/batteries.ts'
import { reaches } from '../data/levels.ts'
import type { Side } from '../data/ships.ts'
import type { TargetId } from '../data/targets.ts'
import type { Footprint } from '../geometry/footprint.ts'
import {
  type Berth,
  type Eye,
  type Rake,
  rakeFrom,
  rangeFrom,
  rangeToPoint,
  wedge,
} from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { enemyOf } from '../seats.ts'
import { afloatOf } from '../ships.ts'
import type { Battery, State } from '../state.ts'
import { landAround } from '../terrain/works.ts'
import { batteryFirepower } from './battery-log.ts'

export interface BatteryShot {
  readonly at: TargetId
  /** Which of its arcs, from 0. */
  readonly arc: number
  readonly range: number
  readonly rake: Rake | null
  readonly counters: number
}

/** Unloaded guns that fire all the same do a half (SOG 12.6.1). */
const CONTINUOUS = 2

/** SOG 14.1.2 to SOG 14.1.5, SOG 14.1.9: every enemy each arc reaches; by forced aim only the nearest. */
export function batteryShots(state: State, scene: Scene, battery: Battery, load: Ammo | null): BatteryShot[] {
  const { options } = state
  const { guns, captain } = battery
  const first = options.firstBroadside && guns.fresh
  const divided = guns.box === null ? CONTINUOUS : 1
  const shots = BATTERIES[battery.type].arcs.flatMap((_, arc) => {
    const firepower = batteryFirepower(battery, arc)
    return seenFrom(state, scene, battery, arc).map(({ at, range, rake }) => ({
      at,
      arc,
      range,
      rake,
      counters: reachesTarget(load ?? 'ball', { range })
        ? countersOf({ firepower, rake, first, divided })
        : 0,
    }))
  })
  if (!(options.forcedAim || captain === null) || shots.length === 0) return shots
  return nearestOf(shots, friendsSeen(state, scene, battery))
}

type Seen = Pick<BatteryShot, 'at' | 'range' | 'rake'>

function seenFrom(state: State, scene: Scene, battery: Battery, arc: number): Seen[] {
  const { eye, through } = sightOf(battery, arc)
  const land = landAround(state.terrain, battery.pose)
  const bases = [...scene.berths.values()].map(({ foot }) => foot)
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
  return [...shipsSeen(state, scene, battery, arc, enemyOf(battery.side)), ...works]
}

/** SOG 12.8.1 */
export function friendsSeen(state: State, scene: Scene, battery: Battery): Seen[] {
  return BATTERIES[battery.type].arcs.flatMap((_, arc) => shipsSeen(state, scene, battery, arc, battery.side))
}

function shipsSeen(state: State, scene: Scene, battery: Battery, arc: number, side: Side): Seen[] {
  const { eye, through } = sightOf(battery, arc)
  const land = landAround(state.terrain, battery.pose)
  const raking = reaches(state.options.level, 'standard')
  return afloatOf(state, side).flatMap(({ id }) => {
    const berth = scene.berths.get(id)
    if (berth === undefined) return []
    const others = [...scene.berths].flatMap(([other, { foot }]) => (other === id ? [] : [foot]))
    const range = rangeFrom(eye, through, berth.foot, others, land)
    if (range === undefined) return []
    return [{ at: id, range, rake: raking ? rakeBy(battery, berth, others, land) : null }]
  })
}

/** SOG 14.1.5: a rake by any of its arcs. */
function rakeBy(
  battery: Battery,
  target: Berth,
  others: readonly Footprint[],
  land: readonly Shore[],
): Rake | null {
  for (const arc of BATTERIES[battery.type].arcs.keys()) {
    const { eye, through } = sightOf(battery, arc)
    const rake = rakeFrom(eye, through, target, others, land)
    if (rake !== null) return rake
  }
  return null
}

/** Its dot, and what an arc takes in from there. */
function sightOf({ pose, type }: Battery, arc: number): { eye: Eye; through: ReturnType<typeof wedge> } {
  const { middle, half } = BATTERIES[type].arcs[arc] ?? { middle: 0, half: 0 }
  return {
    eye: { x: pose.x, y: pose.y, offX: 0, offY: 0 },
    through: wedge(pose.heading + middle - half, pose.heading + middle + half),
  }
}
