import { type AreaId, isLandId, isSeaId, type LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { FleetId } from '../data/pieces.ts'
import { shores, zonesBeside } from '../lands.ts'
import type { Army, Fleet } from '../pieces.ts'
import { isEmpty } from '../pieces-of.ts'
import { ownPower } from '../view/own-power.ts'
import type { Board, View } from '../view/view.ts'
import type { ArmyOrder, FleetOrder, Transfer } from './order.ts'
import { copied, type Holdings, makeTransfer } from './transfer.ts'

/** What a seat has to give orders to: its pieces as they are after its transfers, and what its fleets are told. */
export interface Plan extends Holdings {
  readonly board: Board
  readonly faction: FactionId
  readonly fleetOrders: readonly FleetOrder[]
}

export function planFor(
  view: View,
  faction: FactionId,
  transfers: readonly Transfer[],
  fleetOrders: readonly FleetOrder[],
): Plan {
  const own = ownPower(view, faction)
  if (transfers.length === 0)
    return { armies: own.armies, fleets: own.fleets, board: view, faction, fleetOrders }
  const { armies, fleets } = copied(own)
  for (const transfer of transfers) makeTransfer({ armies, fleets }, transfer)
  const isLeft = (piece: Army | Fleet) => !isEmpty(piece)
  return { armies: armies.filter(isLeft), fleets: fleets.filter(isLeft), board: view, faction, fleetOrders }
}

/** Where a fleet will be if nothing hinders it. */
export function endOf({ fleetOrders }: Pick<Plan, 'fleetOrders'>, fleet: Pick<Fleet, 'id' | 'at'>): AreaId {
  for (const { fleet: id, does } of fleetOrders) {
    if (id === fleet.id) return does.deed === 'hold' ? fleet.at : does.to
  }
  return fleet.at
}

/** Where an army will be if nothing hinders it or its fleets. */
export function armyEnd(plan: Plan, army: Army, orders: readonly ArmyOrder[]): AreaId {
  const does = orders.find((order) => order.army === army.id)?.does
  if (does !== undefined && 'to' in does && does.to !== undefined) return does.to
  const [fleet] = fleetsNamed(plan, does?.deed === 'board' ? does.fleets : army.aboard)
  return fleet === undefined ? army.at : endOf(plan, fleet)
}

/** SNS 6.4.4: whether these fleets, which share an army, go the same way, in support too. */
export function goTogether(plan: Plan, fleets: readonly Fleet[]): boolean {
  const [first, ...others] = fleets
  if (first === undefined) return true
  const end = endOf(plan, first)
  const support = supportOf(plan, first)
  return others.every((fleet) => endOf(plan, fleet) === end && supportOf(plan, fleet) === support)
}

/** The zone to which a fleet would come in support. */
function supportOf({ fleetOrders }: Plan, { id }: Fleet): AreaId | undefined {
  const meets = fleetOrders.find(({ fleet }) => fleet === id)?.meets
  return meets?.stance === 'support' ? meets.area : undefined
}

export function fleetsNamed({ fleets }: Pick<Plan, 'fleets'>, ids: readonly FleetId[]): Fleet[] {
  return fleets.filter(({ id }) => ids.includes(id))
}

/** SNS 6.1.3, SNS 5.5.5: the lands that can be reached from a fleet there: the shores of a zone, or the port itself. */
export function landsFrom(board: Pick<Board, 'options' | 'seats'>, area: AreaId): readonly LandId[] {
  return isSeaId(area) ? shores(board, area) : [area]
}

/** SNS 6.1.3, SNS 6.1.4: a fleet an army in the land can board: in a zone beside it, or in its port. */
export function isInReach(board: Pick<Board, 'options' | 'seats'>, from: AreaId, area: AreaId): boolean {
  return isSeaId(area) ? isLandId(from) && zonesBeside(board, from).includes(area) : area === from
}
