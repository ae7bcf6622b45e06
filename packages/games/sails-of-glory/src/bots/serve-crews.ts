import { z } from 'zod'
import { batteryOf } from '../batteries/batteries.ts'
import { BATTERY_ACTIONS, type BatteryAction } from '../data/batteries.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { BATTERY_NAMES } from '../data/targets.ts'
import type { BatteryOrders } from '../planning/decide-plan.ts'
import { shipOf } from '../ships.ts'
import type { Captain } from './captain.ts'
import type { Asked } from './captains-question.ts'

const shipsShape = z.object({ ships: z.array(z.enum(SHIP_IDS)) })

/** SOG 12.2.1: grog is served as soon as somebody is the better for it. */
export function shipsToServeGrog({ brief }: Asked, { sound }: Captain): ShipId[] {
  return sound ? shipsShape.parse(brief).ships : []
}

/** SOG 12.17.2: buckets are for the enemy's fire where there is none of her own. */
export function shipsToDouseWith({ view, brief }: Asked, { sound }: Captain): ShipId[] {
  return sound ? shipsShape.parse(brief).ships.filter((id) => shipOf(view, id).special.fires === 0) : []
}

const batteriesShape = z.object({
  batteries: z.array(
    z.object({
      battery: z.enum(BATTERY_NAMES),
      most: z.number(),
      counters: z.array(z.enum(BATTERY_ACTIONS)),
    }),
  ),
})

/** SOG 14.1.8: what burns first, then the guns, then what is broken. */
export function ordersForBatteries(asked: Asked, { sound }: Captain): BatteryOrders[] | undefined {
  if (!sound) return undefined
  return batteriesShape.parse(asked.brief).batteries.map(({ battery, most, counters }) => {
    const { fires, hull, guns, repaired } = batteryOf(asked.view, battery)
    const wished: BatteryAction[] = [
      ...(fires > 0 ? (['extinguish'] as const) : []),
      guns.box === null ? 'reload' : 'fire',
      'musketry',
      ...(hull.length > 0 && !repaired ? (['repair'] as const) : []),
    ]
    return { battery, actions: wished.filter((action) => counters.includes(action)).slice(0, most) }
  })
}
