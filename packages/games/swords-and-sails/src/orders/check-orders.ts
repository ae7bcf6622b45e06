import { type Phrase, type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { type Army, type Fleet, keyOf, type Piece } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { Board, View } from '../view/view.ts'
import { attackFault, entryWarning, unarmedWarning } from './attack.ts'
import { dockFault } from './dock.ts'
import { boardingFault, overloadWarning } from './go-aboard.ts'
import { landingFault } from './go-ashore.ts'
import { marchFault } from './march.ts'
import type { ArmyOrder, FleetOrder, Order, Orders } from './order.ts'
import { armyEnd, endOf, fleetsNamed, goTogether, type Plan, planFor } from './plan.ts'
import { isStuck, sailFault } from './sail.ts'
import { supportFault, supportWarning } from './support.ts'
import { copied, transferFault } from './transfer.ts'
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
  const there: readonly Piece[] = [...armies, ...fleets]
  const named = [...orders.armies.map(({ army }) => army), ...orders.fleets.map(({ fleet }) => fleet)]
  const stranger = named.find((name) => !there.some(({ id }) => id === name))
  if (stranger !== undefined)
    return refuse('SNS 5.1.1', say('orders.no-such-piece', { piece: `${faction} ${stranger}` }))
  const twice = named.find((name, place) => named.indexOf(name) < place)
  return twice && refuse('SNS 5.1.1', say('orders.twice', { piece: `${faction} ${twice}` }))
}

function piecesFault(plan: Plan, orders: Orders): Refusal | undefined {
  const { faction } = plan
  for (const order of orders.fleets) {
    const fleet = plan.fleets.find(({ id }) => id === order.fleet)
    const fault =
      fleet === undefined ? gone(`${faction} ${order.fleet}`) : fleetFault(plan.board, fleet, order)
    if (fault !== undefined) return fault
  }
  for (const order of orders.armies) {
    const army = plan.armies.find(({ id }) => id === order.army)
    const fault = army === undefined ? gone(`${faction} ${order.army}`) : armyFault(plan, army, order)
    if (fault !== undefined) return fault
  }
  return partedCargo(plan)
}

/** SNS 5.5.2: a piece given away whole has nothing left to do. */
function gone(piece: string): Refusal {
  return refuse('SNS 5.5.2', say('orders.merged', { piece }))
}

function fleetFault(board: Board, fleet: Fleet, order: FleetOrder): Refusal | undefined {
  const { does, meets } = order
  const leaves = does.deed !== 'hold' || meets.stance === 'support'
  if (leaves && isStuck(board, fleet))
    return refuse('SNS 7.10.8', say('orders.fleet-stuck', { piece: keyOf(fleet) }))
  const fault = does.deed === 'move' ? sailFault(board, fleet, does.to) : undefined
  return fault ?? dockFault(board, fleet, order) ?? stanceFault(board, fleet, order)
}

function armyFault(plan: Plan, army: Army, order: ArmyOrder): Refusal | undefined {
  return (
    armyDeedFault(plan, army, order) ?? stanceFault(plan.board, army, order) ?? besiegerFault(plan, order)
  )
}

function armyDeedFault(plan: Plan, army: Army, { does }: ArmyOrder): Refusal | undefined {
  switch (does.deed) {
    case 'hold':
      return undefined
    case 'move':
      return marchFault(plan, army, does.to)
    case 'board':
      return boardingFault(plan, army, does)
    case 'land':
      return landingFault(plan, army, does.to)
  }
}

function stanceFault(board: Board, piece: Piece, order: Order): Refusal | undefined {
  const { meets } = order
  if (meets.stance === 'attack') return attackFault(board, piece, order)
  return meets.stance === 'support' ? supportFault(board, piece, order, meets.area) : undefined
}

/** SNS 8.1.4 */
function besiegerFault({ board, faction }: Plan, { besieger }: ArmyOrder): Refusal | undefined {
  if (besieger === undefined || areAllied(board, faction, besieger)) return undefined
  return refuse('SNS 8.1.4', say('orders.besieger', { faction: besieger }))
}

/** SNS 6.4.4: fleets with one army aboard go the same way. */
function partedCargo(plan: Plan): Refusal | undefined {
  const army = plan.armies.find(
    ({ aboard }) => aboard.length > 1 && !goTogether(plan, fleetsNamed(plan, aboard)),
  )
  return army && refuse('SNS 6.4.4', say('orders.parted-cargo', { piece: keyOf(army) }))
}

/** SNS 5.1.9: legal orders that defeat themselves. */
export function orderWarnings(view: View, seat: FactionId, { armies, fleets, transfers }: Orders): Phrase[] {
  const plan = planFor(view, seat, transfers, fleets)
  const marching = armies.flatMap((order) =>
    plan.armies.filter(({ id }) => id === order.army).map((army) => ({ army, order })),
  )
  const sailing = fleets.flatMap((order) =>
    plan.fleets.filter(({ id }) => id === order.fleet).map((fleet) => ({ fleet, order })),
  )
  const ends = [
    ...plan.armies.map((army) => armyEnd(plan, army, armies)),
    ...plan.fleets.map((fleet) => endOf(plan, fleet)),
  ]
  const support = (piece: Piece, { meets }: Order) =>
    meets.stance === 'support' ? supportWarning(view, piece, meets.area, ends) : []
  return [
    ...overloadWarning(plan, armies),
    ...marching.flatMap(({ army, order }) => support(army, order)),
    ...sailing.flatMap(({ fleet, order }) => support(fleet, order)),
    ...marching.flatMap(({ army, order }) => entryWarning(view, plan, army, order)),
    ...sailing.flatMap(({ fleet, order }) => unarmedWarning(fleet, order)),
  ]
}
