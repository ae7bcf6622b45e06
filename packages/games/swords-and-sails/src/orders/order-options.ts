import { type Chooser, choices, type Options } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { chosenArmyOrder } from './army-options.ts'
import { chosenFleetOrder } from './fleet-options.ts'
import type { ArmyOrder, FleetOrder, Orders } from './order.ts'
import { type Plan, planFor } from './plan.ts'
import { chosenTransfers } from './transfer-options.ts'
import { say } from './words.en.ts'

export function orderOptions(view: View, seat: FactionId): Options<Orders> {
  return choices((choose) => chosenOrders(choose, view, seat))
}

/** Transfers first, then fleets, then armies, which can board only what is known to sail. */
export function chosenOrders(choose: Chooser, view: View, seat: FactionId): Orders {
  const transfers = chosenTransfers(choose, ownPower(view, seat))
  const standing = planFor(view, seat, transfers, [])
  const fleets: FleetOrder[] = []
  for (const fleet of standing.fleets) fleets.push(chosenFleetOrder(choose, standing, fleet, fleets))
  const plan = { ...standing, fleetOrders: fleets }
  const armies: ArmyOrder[] = []
  for (const army of plan.armies) armies.push(chosenArmyOrder(choose, plan, army, armies))
  return { armies: grouped(choose, plan, armies), fleets, transfers }
}

const APART_OR_TOGETHER = ['apart', 'together'] as const

/** SNS 5.3.1: armies that come from different places to one land may do so as one. */
function grouped(choose: Chooser, plan: Plan, orders: ArmyOrder[]): ArmyOrder[] {
  if (!orders.some((order) => meetsAny(plan, order, orders))) return orders
  const way = choose.oneOf(APART_OR_TOGETHER, (each) => ({
    key: each,
    label: say('orders.option.group', { together: each === 'together' }),
  }))
  if (way === 'apart') return orders
  return orders.map((order) => {
    const group = meetsAny(plan, order, orders) ? destination(order) : undefined
    return group === undefined ? order : { ...order, group }
  })
}

/** Whether the army comes to where another comes to from elsewhere. */
function meetsAny({ armies }: Plan, order: ArmyOrder, orders: readonly ArmyOrder[]): boolean {
  const land = destination(order)
  if (land === undefined) return false
  const place = ({ army }: ArmyOrder) => armies.find(({ id }) => id === army)?.at
  for (const other of orders)
    if (other !== order && destination(other) === land && place(other) !== place(order)) return true
  return false
}

function destination({ does }: ArmyOrder): string | undefined {
  return 'to' in does ? does.to : undefined
}
