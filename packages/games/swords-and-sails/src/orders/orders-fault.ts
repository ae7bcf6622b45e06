import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { keyOf, type Piece } from '../pieces.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { armyFault } from './army-fault.ts'
import { fleetFault } from './fleet-fault.ts'
import type { Orders } from './order.ts'
import { fleetsNamed, goTogether, type Plan, planFor } from './plan.ts'
import { copied, transferFault } from './transfers.ts'
import { say } from './words.en.ts'

/** The first thing wrong with what a seat has written (SNS 5.1.8); or nothing. */
export function ordersFault(view: View, seat: FactionId, orders: Orders): Refusal | undefined {
  const { transfers, fleets } = orders
  const own = ownPower(view, seat)
  return (
    namesFault(own, orders) ??
    (transfers.length === 0 ? undefined : transferFault(copied(own), transfers)) ??
    piecesFault(planFor(view, seat, transfers, fleets), orders)
  )
}

/** SNS 5.1.1: one order for each piece that is there. */
function namesFault({ faction, armies, fleets }: OwnPower, orders: Orders): Refusal | undefined {
  const stranger =
    orders.armies.find(({ army }) => !isAmong(armies, army))?.army ??
    orders.fleets.find(({ fleet }) => !isAmong(fleets, fleet))?.fleet
  if (stranger !== undefined)
    return refuse('SNS 5.1.1', say('orders.no-such-piece', { piece: `${faction} ${stranger}` }))
  const twice =
    orders.armies.find((order, place) => isBefore(orders.armies, place, ({ army }) => army === order.army))
      ?.army ??
    orders.fleets.find((order, place) => isBefore(orders.fleets, place, ({ fleet }) => fleet === order.fleet))
      ?.fleet
  return twice && refuse('SNS 5.1.1', say('orders.twice', { piece: `${faction} ${twice}` }))
}

/** Whether there is such an order before this place. */
function isBefore<O>(orders: readonly O[], place: number, isSuch: (order: O) => boolean): boolean {
  return orders.findIndex(isSuch) < place
}

function isAmong(pieces: readonly Piece[], id: ArmyId | FleetId): boolean {
  for (const piece of pieces) if (piece.id === id) return true
  return false
}

function piecesFault(plan: Plan, orders: Orders): Refusal | undefined {
  const { faction } = plan
  for (const order of orders.fleets) {
    const fleet = plan.fleets.find(({ id }) => id === order.fleet)
    if (fleet === undefined) return gone(`${faction} ${order.fleet}`)
    const fault = fleetFault(plan.board, fleet, order)
    if (fault !== undefined) return fault
  }
  for (const order of orders.armies) {
    const army = plan.armies.find(({ id }) => id === order.army)
    if (army === undefined) return gone(`${faction} ${order.army}`)
    const fault = armyFault(plan, army, order)
    if (fault !== undefined) return fault
  }
  return partedCargo(plan)
}

/** SNS 5.5.2: a piece given away whole has nothing left to do. */
function gone(piece: string): Refusal {
  return refuse('SNS 5.5.2', say('orders.merged', { piece }))
}

/** SNS 6.4.4: fleets with one army aboard go the same way. */
function partedCargo(plan: Plan): Refusal | undefined {
  const army = plan.armies.find(
    ({ aboard }) => aboard.length > 1 && !goTogether(plan, fleetsNamed(plan, aboard)),
  )
  return army && refuse('SNS 6.4.4', say('orders.parted-cargo', { piece: keyOf(army) }))
}
