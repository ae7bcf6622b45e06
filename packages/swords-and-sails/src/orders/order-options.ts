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
  const meeting = orders.filter((order) => orders.some((other) => meet(plan, order, other)))
  if (meeting.length === 0) return answer(apart)
  const together = orders.map((order) => {
    const group = meeting.includes(order) ? destination(order) : undefined
    return group === undefined ? order : { ...order, group }
  })
  return choice([
    branch('apart', () => answer(apart), say('orders.option.group', { together: false })),
    branch('together', () => answer(together), say('orders.option.group', { together: true })),
  ])
}

function meet({ armies }: Plan, a: ArmyOrder, b: ArmyOrder): boolean {
  const land = destination(a)
  if (a === b || land === undefined || land !== destination(b)) return false
  const place = ({ army }: ArmyOrder) => armies.find(({ id }) => id === army)?.at
  return place(a) !== place(b)
}

function destination({ does }: ArmyOrder): string | undefined {
  return 'to' in does ? does.to : undefined
}
