import type { BatteryAction } from '../data/batteries.ts'
import { BATTERY_PRIORITIES } from '../data/priorities.ts'
import type { BatteryAims } from './battery-aims.ts'
import type { BatteryShot } from './battery-shots.ts'
import type { BatteryFire } from './decide-battery-fire.ts'

/** SOG 15.2.1, SOG 15.2.4: its shots are at the nearest already; by the arc with the most counters, and with muskets. */
export function automaticBatteryFire({ battery, guns, muskets }: BatteryAims): BatteryFire {
  let best: BatteryShot | undefined
  for (const shot of guns?.shots ?? []) if (shot.counters > (best?.counters ?? -1)) best = shot
  const load = guns?.loads.find((each) => each === 'ball') ?? null
  return {
    battery,
    guns: best ? { at: best.at, arc: best.arc, load, high: false } : null,
    muskets: muskets[0] ?? null,
  }
}

/** SOG 15.2.6: an automatic battery does what is of use, in its order, as far as its crew goes. */
export function automaticBatteryPlan(
  isOfUse: (action: BatteryAction) => boolean,
  most: number,
): BatteryAction[] {
  return BATTERY_PRIORITIES.filter(isOfUse).slice(0, most)
}
