import { type Decision, inTurn, oneOf, refuse, turned } from '@windward/table'
import { z } from 'zod'
import { BATTERY_NAMES, type BatteryName } from '../data/targets.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

export interface BatteryRepairBrief {
  readonly batteries: readonly {
    readonly battery: BatteryName
    readonly boxes: readonly { readonly box: number; readonly points: number }[]
  }[]
}

const repairShape = z.strictObject({ battery: z.enum(BATTERY_NAMES), box: z.int().min(0).max(20) })
export type BatteryRepair = z.infer<typeof repairShape>

/** SOG 14.1.8: a battery repairs damage only. */
export const repairBatteries: Decision<SailsOfGlory, BatteryRepairBrief, BatteryRepair[]> = {
  kind: 'repair-batteries',
  title: () => say('battery.repair-title'),
  shape: z.array(repairShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.batteries, ({ battery, boxes }) =>
      turned(
        oneOf(boxes, ({ box, points }) => ({
          key: `${box}`,
          label: say('battery.box', { box: box + 1, points }),
        })),
        ({ box }) => ({ battery, box }),
      ),
    ),
  check({ brief }, repairs) {
    const named = new Set(repairs.map(({ battery }) => battery))
    if (
      repairs.length !== brief.batteries.length ||
      !brief.batteries.every(({ battery }) => named.has(battery))
    ) {
      return refuse('SOG 14.1.8', say('battery.all'))
    }
    const right = repairs.every(({ battery, box }) =>
      brief.batteries.some((due) => due.battery === battery && due.boxes.some((each) => each.box === box)),
    )
    return right ? undefined : refuse('SOG 11.4.4', say('battery.no-box'))
  },
  absent: ({ brief }) =>
    brief.batteries.map(({ battery, boxes }) => {
      const [fullest] = boxes.toSorted((a, b) => b.points - a.points)
      return { battery, box: fullest?.box ?? 0 }
    }),
}
