import {
  answer,
  type Branch,
  branch,
  choice,
  type Decision,
  fields,
  inTurn,
  type Options,
  oneOf,
  type Refusal,
  refuse,
} from '@windward/table'
import { z } from 'zod'
import { countersBy } from '../combat/shots.ts'
import { waysToFire } from '../combat/ways-to-fire.ts'
import { AMMUNITION } from '../data/ammunition.ts'
import { BATTERY_NAMES, type BatteryName, TARGET_IDS, type TargetId } from '../data/targets.ts'
import type { SailsOfGlory } from '../state.ts'
import type { BatteryAims, GunAims } from './battery-aims.ts'
import type { BatteryShot } from './battery-shots.ts'
import { say } from './words.en.ts'

export interface BatteryFireBrief {
  readonly batteries: readonly BatteryAims[]
}

const gunAimShape = z.strictObject({
  /** Null fires at nothing (SOG 10.6.3). */
  at: z.enum(TARGET_IDS).nullable(),
  arc: z.int().min(0).max(7),
  /** What unloaded guns fire (SOG 12.6.2); null for loaded ones. */
  load: z.enum(AMMUNITION).nullable(),
  /** SOG 12.10.1 */
  high: z.boolean(),
})
type GunAim = z.infer<typeof gunAimShape>

const batteryFireShape = z.strictObject({
  battery: z.enum(BATTERY_NAMES),
  guns: gunAimShape.nullable(),
  muskets: z.enum(TARGET_IDS).nullable(),
})
export type BatteryFire = z.infer<typeof batteryFireShape>

/** SOG 10.6.3 */
const AT_NOTHING: GunAim = { at: null, arc: 0, load: null, high: false }

/** SOG 14.1.2, SOG 14.1.3 */
export const fireBatteries: Decision<SailsOfGlory, BatteryFireBrief, BatteryFire[]> = {
  kind: 'fire-batteries',
  title: () => say('battery.fire-title'),
  shape: z.array(batteryFireShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.batteries, ({ battery, guns, muskets, musketry }) =>
      fields<BatteryFire>({
        battery: oneOf([battery]),
        guns: gunOptions(guns),
        muskets: musketOptions(muskets, musketry),
      }),
    ),
  check({ brief }, fires) {
    const named = new Set(fires.map(({ battery }) => battery))
    if (
      fires.length !== brief.batteries.length ||
      !brief.batteries.every(({ battery }) => named.has(battery))
    ) {
      return refuse('SOG 14.1.2', say('battery.all'))
    }
    for (const aims of brief.batteries) {
      const chosen = fires.find(({ battery }) => battery === aims.battery)
      const fault = chosen && fireFault(aims, chosen)
      if (fault !== undefined) return fault
    }
    return undefined
  },
  absent: ({ brief }) => brief.batteries.map(bestBatteryFire),
}

function gunOptions(aims: GunAims | null): Options<GunAim | null> {
  if (aims === null) return answer(null)
  const branches: Branch<GunAim | null>[] = [branch('hold', () => answer(null), say('battery.hold'))]
  for (const shot of aims.shots) {
    for (const aim of waysToFire(aims, shot)) {
      const { range, rake } = shot
      const counters = countersBy(aim.load, shot)
      const label = say('battery.shot', { ...aim, range, counters, rake })
      branches.push(branch([aim.at, aim.arc, aim.load, aim.high].join(' '), () => answer(aim), label))
    }
  }
  if (aims.mayFireAtNothing) {
    branches.push(branch('nothing', () => answer(AT_NOTHING), say('battery.empty')))
  }
  return choice(branches)
}

function musketOptions(targets: readonly TargetId[], counters: number): Options<TargetId | null> {
  if (targets.length === 0) return answer(null)
  return oneOf<TargetId | null>([null, ...targets], (at) => ({
    key: at ?? 'none',
    label: at === null ? say('battery.no-musketry') : say('battery.musketry', { at, counters }),
  }))
}

function fireFault({ battery, guns, muskets }: BatteryAims, chosen: BatteryFire): Refusal | undefined {
  const fault = chosen.guns === null ? undefined : gunFault(battery, guns, chosen.guns)
  if (fault !== undefined) return fault
  if (chosen.muskets === null || muskets.includes(chosen.muskets)) return undefined
  return refuse('SOG 14.1.3', say('battery.no-muskets', { battery }))
}

function gunFault(battery: BatteryName, aims: GunAims | null, aim: GunAim): Refusal | undefined {
  const { at, arc, load, high } = aim
  const cannot = refuse('SOG 14.1.2', say('battery.cannot-fire', { battery }))
  if (aims === null) return cannot
  if (at === null) {
    return aims.mayFireAtNothing && arc === AT_NOTHING.arc && load === null && !high ? undefined : cannot
  }
  const shot = aims.shots.find((each) => each.at === at && each.arc === arc)
  const ways = shot === undefined ? [] : waysToFire(aims, shot).filter((way) => way.load === load)
  if (ways.length === 0) return cannot
  return ways.some((way) => way.high === high)
    ? undefined
    : refuse('SOG 12.10.1', say('battery.not-high', { battery }))
}

/** SOG 7.3.3: for a captain who is away unloaded guns are reloaded rather than fired. */
function bestBatteryFire({ battery, guns, muskets }: BatteryAims): BatteryFire {
  let best: BatteryShot | undefined
  const shots = guns?.load == null ? [] : guns.shots
  for (const shot of shots) if (shot.counters > (best?.counters ?? 0)) best = shot
  return {
    battery,
    guns: best ? { at: best.at, arc: best.arc, load: null, high: false } : null,
    muskets: muskets[0] ?? null,
  }
}
