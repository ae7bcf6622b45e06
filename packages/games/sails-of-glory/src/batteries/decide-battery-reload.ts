import { type Decision, inTurn, oneOf, refuse, turned } from '@windward/table'
import { z } from 'zod'
import { AMMUNITION, type Ammo } from '../data/ammunition.ts'
import { BATTERY_NAMES, type BatteryName } from '../data/targets.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

export interface BatteryReloadBrief {
  readonly batteries: readonly { readonly battery: BatteryName; readonly loads: readonly Ammo[] }[]
}

const reloadShape = z.strictObject({ battery: z.enum(BATTERY_NAMES), load: z.enum(AMMUNITION).nullable() })
export type BatteryReload = z.infer<typeof reloadShape>

/** SOG 10.6.4, SOG 14.1.8 */
export const reloadBatteriesWith: Decision<SailsOfGlory, BatteryReloadBrief, BatteryReload[]> = {
  kind: 'reload-batteries',
  title: () => say('battery.reload-title'),
  shape: z.array(reloadShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.batteries, ({ battery, loads }) =>
      turned(
        oneOf<Ammo | null>([...loads, null], (load) => ({
          key: load ?? 'none',
          label: load === null ? say('battery.leave') : say('battery.load', { load }),
        })),
        (load) => ({ battery, load }),
      ),
    ),
  check({ brief }, reloads) {
    const named = new Set(reloads.map(({ battery }) => battery))
    if (
      reloads.length !== brief.batteries.length ||
      !brief.batteries.every(({ battery }) => named.has(battery))
    ) {
      return refuse('SOG 9.1', say('battery.all'))
    }
    const wrong = reloads.find(
      ({ battery, load }) =>
        load !== null && !brief.batteries.some((due) => due.battery === battery && due.loads.includes(load)),
    )
    return wrong && refuse('SOG 10.6.4', say('battery.cannot-load', { battery: wrong.battery }))
  },
  absent: ({ brief }) => brief.batteries.map(({ battery }) => ({ battery, load: 'ball' as const })),
}
