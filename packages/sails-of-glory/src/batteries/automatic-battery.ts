import { BATTERY_ACTIONS, type BatteryAction } from '../data/batteries.ts'
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

/** SOG 15.2.6: the order in which an automatic battery does what is of use, as far as its crew goes. */
export const BATTERY_PRIORITIES = [
  'extinguish',
  'fire',
  'musketry',
  'reload',
  'repair',
] as const satisfies readonly BatteryAction[]

export function automaticBatteryPlan(
  isOfUse: (action: BatteryAction) => boolean,
  most: number,
): BatteryAction[] {
  const useful = BATTERY_PRIORITIES.filter((action) => BATTERY_ACTIONS.includes(action) && isOfUse(action))
  return useful.slice(0, most)
}
