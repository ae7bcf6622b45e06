import type { BatteryAction } from '../data/batteries.ts'
import { BATTERY_PRIORITIES } from '../data/priorities.ts'
import type { BatteryAims, BatteryShot } from './battery-aims.ts'
import type { BatteryFire } from './decide-battery-fire.ts'

/** SOG 15.2.1, SOG 15.2.4: at the nearest, by the arc with the most counters; muskets whenever they reach. */
export function automaticBatteryFire({ battery, guns, muskets }: BatteryAims): BatteryFire {
  const shots = guns?.shots ?? []
  const least = Math.min(...shots.map(({ range }) => range))
  const nearest = shots.find(({ range }) => range === least)?.at
  let best: BatteryShot | undefined
  for (const shot of shots) {
    if (shot.at === nearest && shot.counters > (best?.counters ?? -1)) best = shot
  }
  const load = guns?.loads.find((each) => each === 'ball') ?? null
  return { battery, guns: best ? { at: best.at, arc: best.arc, load } : null, muskets: muskets[0] ?? null }
}

/** SOG 15.2.6: an automatic battery does what is of use, in its order, as far as its crew goes. */
export function automaticBatteryPlan(
  isOfUse: (action: BatteryAction) => boolean,
  most: number,
): BatteryAction[] {
  return BATTERY_PRIORITIES.filter(isOfUse).slice(0, most)
}
