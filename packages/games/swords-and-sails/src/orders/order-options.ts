import { type Chooser, choices, type Options } from '@windward/table'
import { type AreaId, isLandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { type Army, type Fleet, keyOf, type Piece } from '../pieces.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { chosenFoe, entersTeamMates, foesOf } from './attack.ts'
import { ports } from './dock.ts'
import { boardings, chosenBoarding } from './go-aboard.ts'
import { landings } from './go-ashore.ts'
import { marchesInto } from './march.ts'
import type { ArmyDeed, ArmyOrder, FleetDeed, FleetOrder, Orders, Stance } from './order.ts'
import { fleetsNamed, type Plan, planFor } from './plan.ts'
import { isStuck, sailings } from './sail.ts'
import { supportable } from './support.ts'
import { chosenTransfers } from './transfer.ts'
import { say } from './words.en.ts'

export function orderOptions(view: View, seat: FactionId): Options<Orders> {
  return choices((choose) => chosenOrders(choose, view, seat))
}

/** Transfers first, then fleets, then armies, which can board only what is known to sail. */
export function chosenOrders(choose: Chooser, view: View, seat: FactionId): Orders {
  const transfers = chosenTransfers(choose, ownPower(view, seat))
  const before = planFor(view, seat, transfers, [])
  const fleets: FleetOrder[] = []
  for (const fleet of before.fleets) fleets.push(chosenFleetOrder(choose, before, fleet, fleets))
  const plan = { ...before, fleetOrders: fleets }
  const armies: ArmyOrder[] = []
  for (const army of plan.armies) armies.push(chosenArmyOrder(choose, plan, army, armies))
  return { armies: grouped(choose, plan, armies), fleets, transfers }
}

/** An order the fleet can be given; those that share an army go the same way (SNS 6.4.4). */
function chosenFleetOrder(
  choose: Chooser,
  plan: Plan,
  fleet: Fleet,
  before: readonly FleetOrder[],
): FleetOrder {
  const together = sharers(plan, fleet)
  const first = before.find((order) => together.some(({ id }) => id === order.fleet))
  const isHeld = [fleet, ...together].some((each) => isStuck(plan.board, each))
  const does = first?.does ?? chosenFleetDeed(choose, plan, fleet, isHeld)
  if (first?.meets.stance === 'support') return { fleet: fleet.id, does, meets: first.meets }
  const ends = does.deed === 'hold' ? fleet.at : does.to
  // SNS 5.5.4: in port there is nothing to choose.
  if (isLandId(ends)) return { fleet: fleet.id, does, meets: { stance: 'defend' } }
  const supports =
    first === undefined && !isHeld && does.deed === 'hold' ? supportable(plan.board, fleet) : []
  return { fleet: fleet.id, does, meets: chosenStance(choose, plan, supports) }
}

function sharers(plan: Plan, fleet: Fleet): readonly Fleet[] {
  const shared = plan.armies.filter(({ aboard }) => aboard.length > 1 && aboard.includes(fleet.id))
  if (shared.length === 0) return []
  const mates = shared.flatMap(({ aboard }) => aboard)
  return fleetsNamed(plan, mates).filter(({ id }) => id !== fleet.id)
}

function chosenFleetDeed(choose: Chooser, { board }: Plan, fleet: Fleet, isHeld: boolean): FleetDeed {
  const zones = isHeld ? [] : sailings(board, fleet)
  const harbours = isHeld ? [] : ports(board, fleet)
  const deeds: ('hold' | 'sail' | 'dock')[] = ['hold']
  if (zones.length > 0) deeds.push('sail')
  if (harbours.length > 0) deeds.push('dock')
  const deed = choose.oneOf(deeds, ofPiece(fleet))
  if (deed === 'hold') return { deed }
  return deed === 'sail'
    ? { deed: 'move', to: chosenArea(choose, zones) }
    : { deed, to: chosenArea(choose, harbours) }
}

/** An order the army can be given once its fleets and the armies before it have theirs. */
function chosenArmyOrder(choose: Chooser, plan: Plan, army: Army, before: readonly ArmyOrder[]): ArmyOrder {
  const does = chosenArmyDeed(choose, plan, army, before)
  return { army: army.id, does, meets: chosenMeeting(choose, plan, army, does) }
}

/** SNS 5.1.2: what the army can be told at all, and then where to. */
function chosenArmyDeed(choose: Chooser, plan: Plan, army: Army, before: readonly ArmyOrder[]): ArmyDeed {
  const deeds: ('hold' | 'march' | 'invade' | 'board' | 'land')[] = ['hold']
  if (isLandId(army.at)) {
    if (marchesInto(plan, army, true).length > 0) deeds.push('march')
    if (marchesInto(plan, army, false).length > 0) deeds.push('invade')
    if (boardings(plan, army, before).length > 0) deeds.push('board')
  } else if (landings(plan, army).length > 0) deeds.push('land')
  const deed = choose.oneOf(deeds, ofPiece(army))
  switch (deed) {
    case 'hold':
      return { deed }
    case 'march':
    case 'invade':
      return { deed: 'move', to: chosenArea(choose, marchesInto(plan, army, deed === 'march')) }
    case 'board':
      return chosenBoarding(choose, plan, army, before)
    case 'land':
      return { deed, to: chosenArea(choose, landings(plan, army)) }
  }
}

function ofPiece(piece: Piece) {
  return (deed: 'hold' | 'march' | 'invade' | 'board' | 'land' | 'sail' | 'dock') => ({
    key: deed,
    label: say('orders.option.deed', { piece: keyOf(piece), deed }),
  })
}

/** Who stays aboard meets nobody, and who comes to team-mates attacks nobody (SNS 4.2.7); who stays ashore may support. */
function chosenMeeting(choose: Chooser, plan: Plan, army: Army, does: ArmyDeed): Stance {
  const isAshore = does.deed === 'hold' ? isLandId(army.at) : does.to !== undefined
  if (!isAshore || entersTeamMates(plan.board, army, does)) return { stance: 'defend' }
  return chosenStance(choose, plan, does.deed === 'hold' ? supportable(plan.board, army) : [])
}

/** SNS 5.2: Attack, on all or on one; Defend; and Support of these areas, where it can be given. */
function chosenStance(choose: Chooser, { board, faction }: Plan, supports: readonly AreaId[]): Stance {
  const stances: (Stance['stance'] | 'only')[] = ['defend', 'attack']
  if (foesOf(board, faction).length > 0) stances.push('only')
  if (supports.length > 0) stances.push('support')
  const stance = choose.oneOf(stances, (each) => ({
    key: each,
    label: say('orders.option.stance', { stance: each }),
  }))
  switch (stance) {
    case 'only':
      return { stance: 'attack', only: chosenFoe(choose, board, faction) }
    case 'support':
      return { stance, area: chosenArea(choose, supports) }
    default:
      return { stance }
  }
}

function chosenArea<A extends AreaId>(choose: Chooser, areas: readonly A[]): A {
  return choose.oneOf(areas, (to) => ({ key: to, label: say('orders.option.to', { to }) }))
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
