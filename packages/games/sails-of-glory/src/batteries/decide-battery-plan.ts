import { answer, type Decision, inTurn, type Options, refuse, several, turned } from '@windward/table'
import { z } from 'zod'
import { BATTERY_ACTIONS, type BatteryAction } from '../data/batteries.ts'
import { BATTERY_NAMES, type BatteryName } from '../data/targets.ts'
import type { SailsOfGlory } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

/** What may be planned for a battery (SOG 14.1.8). */
export interface BatteryDue {
  readonly battery: BatteryName
  readonly most: number
  readonly counters: readonly BatteryAction[]
}

export interface BatteryPlanBrief {
  readonly batteries: readonly BatteryDue[]
}

const ordersShape = z.strictObject({
  battery: z.enum(BATTERY_NAMES),
  actions: z.array(z.enum(BATTERY_ACTIONS)).max(BATTERY_ACTIONS.length),
})
export type BatteryOrders = z.infer<typeof ordersShape>

/** SOG 14.1.8 */
export const planBatteriesWork: Decision<SailsOfGlory, BatteryPlanBrief, BatteryOrders[]> = {
  kind: 'plan-batteries',
  title: () => say('battery.plan-title'),
  shape: z.array(ordersShape).min(1).max(8),
  options: ({ brief }) => inTurn(brief.batteries, ordersOptions),
  check({ brief }, orders) {
    const named = new Set(orders.map(({ battery }) => battery))
    if (
      orders.length !== brief.batteries.length ||
      !brief.batteries.every(({ battery }) => named.has(battery))
    ) {
      return refuse('SOG 14.1.8', say('battery.all'))
    }
    for (const { battery, most, counters } of brief.batteries) {
      const { actions = [] } = orders.find((each) => each.battery === battery) ?? {}
      if (actions.length > most) return refuse('SOG 11.2.1', say('battery.too-many', { battery, most }))
      const wrong = actions.find(
        (action, index) => !counters.includes(action) || actions.indexOf(action) < index,
      )
      if (wrong !== undefined) return refuse('SOG 11.2.5', say('battery.busy', { battery, action: wrong }))
    }
    return undefined
  },
  absent: ({ brief, view }) =>
    brief.batteries.map(({ battery }) => ({
      battery,
      actions: [isEmpty(view, battery) ? 'reload' : 'fire'],
    })),
}

/** SOG 11.2.8 */
function isEmpty({ batteries }: View, id: BatteryName): boolean {
  return batteries.some(({ id: each, guns }) => each === id && guns.box === null)
}

function ordersOptions({ battery, most, counters }: BatteryDue): Options<BatteryOrders> {
  const actions: Options<BatteryAction[]> =
    most === 0 ? answer([]) : several(counters, 0, most, (action) => say('battery.action', { action }))
  return turned(actions, (chosen) => ({ battery, actions: chosen }))
}
