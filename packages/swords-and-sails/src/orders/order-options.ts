import { after, answer, branch, choice, inTurn, type Options } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { ownPower } from '../own-view.ts'
import type { Army, Fleet } from '../pieces.ts'
import type { View } from '../view.ts'
import { armyOptions } from './army-options.ts'
import { fleetOptions } from './fleet-options.ts'
import type { ArmyOrder, FleetOrder, Orders } from './order.ts'
import { type Plan, planFor } from './plan.ts'
import { transferOptions } from './transfer-options.ts'
import { say } from './words.en.ts'

/** Transfers first, then fleets, then armies, which can board only what is known to sail. */
export function orderOptions(view: View, seat: FactionId): Options<Orders> {
  return after(transferOptions(ownPower(view, seat)), (transfers) => {
    const standing = planFor(view, seat, transfers, [])
    const fleetsInTurn = inTurn<Fleet, FleetOrder>(standing.fleets, (fleet, before) =>
      fleetOptions(standing, fleet, before),
    )
    return after(fleetsInTurn, (fleets) => {
      const plan = { ...standing, fleetOrders: fleets }
      const armiesInTurn = inTurn<Army, ArmyOrder>(plan.armies, (army, before) =>
        armyOptions(plan, army, before),
      )
      return after(armiesInTurn, (armies) =>
        after(groupOptions(plan, armies), (grouped) => answer({ armies: grouped, fleets, transfers })),
      )
    })
  })
}

/** SNS 5.3.1: armies that come from different places to one land may do so as one. */
function groupOptions(plan: Plan, orders: readonly ArmyOrder[]): Options<ArmyOrder[]> {
  const apart = [...orders]
  if (!orders.some((order) => meetsAny(plan, order, orders))) return answer(apart)
  const together = orders.map((order) => {
    const group = meetsAny(plan, order, orders) ? destination(order) : undefined
    return group === undefined ? order : { ...order, group }
  })
  return choice([
    branch('apart', () => answer(apart), say('orders.option.group', { together: false })),
    branch('together', () => answer(together), say('orders.option.group', { together: true })),
  ])
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
