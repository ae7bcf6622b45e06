import {
  type AreaId,
  type Army,
  type ArmyDeed,
  type ArmyOrder,
  type Boarding,
  boardings,
  endOf,
  type Fleet,
  type FleetDeed,
  isFriendly,
  isLandId,
  isStuck,
  isTeamMates,
  type LandId,
  landsFrom,
  marches,
  type Order,
  type Orders,
  type Plan,
  ports,
  type Stance,
  sailings,
  tightBoardings,
} from '@windward/swords-and-sails/facts'
import { cheapestOf, type Disband } from './disband.ts'
import { goalOf, isArmy } from './sheet.ts'

/** What a piece could do with an area. */
export type Way =
  | {
      readonly of: 'army'
      /** Whether it enters land that is not a friend's. */
      readonly hostile: boolean
      readonly how: 'march' | 'invade' | 'land' | 'ferry' | 'embark'
      readonly deed: ArmyDeed
    }
  | { readonly of: 'fleet'; readonly hostile: false; readonly how: 'sail' | 'dock'; readonly deed: FleetDeed }

export type Reach = ReadonlyMap<AreaId, readonly Way[]>

/** Everywhere a piece can go whole, and how; by land before by sea. */
export function reachOf(plan: Plan, piece: Army | Fleet, sheet: Orders): Reach {
  return gathered((add) => {
    if (isArmy(piece)) armyReach(plan, piece, sheet.armies, add)
    else fleetReach(plan, piece, add)
  })
}

/** SNS 5.4.5: where an army can go by ships that have no room for all of it, the cheapest sent home. */
export function reachInPart(plan: Plan, army: Army, sheet: Orders): Reach {
  return gathered((add) => {
    if (!isLandId(army.at)) return
    for (const way of tightBoardings(plan, army, ordersOfOthers(army, sheet.armies)))
      boardingReach(plan, army, way, add, cheapestOf(army, way.excess))
  })
}

function gathered(search: (add: Add) => void): Reach {
  const ways = new Map<AreaId, Way[]>()
  search((area, way) => ways.set(area, [...(ways.get(area) ?? []), way]))
  return ways
}

type Add = (area: AreaId, way: Way) => void

function fleetReach({ board }: Plan, fleet: Fleet, add: Add): void {
  if (isStuck(board, fleet)) return
  for (const to of sailings(board, fleet))
    add(to, { of: 'fleet', hostile: false, how: 'sail', deed: { deed: 'move', to } })
  for (const to of ports(board, fleet))
    add(to, { of: 'fleet', hostile: false, how: 'dock', deed: { deed: 'dock', to } })
}

function armyReach(plan: Plan, army: Army, orders: readonly ArmyOrder[], add: Add): void {
  const { board, faction } = plan
  const isHostile = (to: LandId) => isHostileTo(plan, to)
  if (!isLandId(army.at)) {
    const fleet = plan.fleets.find(({ id }) => army.aboard.includes(id))
    if (fleet === undefined) return
    for (const to of landsFrom(board, endOf(plan, fleet)))
      add(to, { of: 'army', hostile: isHostile(to), how: 'land', deed: { deed: 'land', to } })
    return
  }
  for (const to of marches(board, faction, army.at))
    add(to, {
      of: 'army',
      hostile: isHostile(to),
      how: isHostile(to) ? 'invade' : 'march',
      deed: { deed: 'move', to },
    })
  for (const way of boardings(plan, army, ordersOfOthers(army, orders))) boardingReach(plan, army, way, add)
}

function boardingReach(plan: Plan, army: Army, way: Boarding, add: Add, disband?: Disband): void {
  const { fleets, when, end } = way
  const boards: ArmyDeed = { deed: 'board', fleets: [...fleets], when, ...(disband && { disband }) }
  if (!isLandId(end)) add(end, { of: 'army', hostile: false, how: 'embark', deed: boards })
  for (const to of landsFrom(plan.board, end))
    if (to !== army.at)
      add(to, { of: 'army', hostile: isHostileTo(plan, to), how: 'ferry', deed: { ...boards, to } })
}

const isHostileTo = ({ board, faction }: Plan, to: LandId) =>
  !isFriendly(board, faction, to) && !isTeamMates(board, faction, to)

const ordersOfOthers = ({ id }: Army, orders: readonly ArmyOrder[]) =>
  orders.filter(({ army }) => army !== id)

/** Whether an order goes this way. */
export function isSameWay(order: Order | undefined, { deed }: Way): boolean {
  if (order === undefined || order.does.deed !== deed.deed) return false
  if (goalOf(order) !== ('to' in deed ? deed.to : undefined)) return false
  if (order.does.deed !== 'board' || deed.deed !== 'board') return true
  return order.does.when === deed.when && order.does.fleets.join() === deed.fleets.join()
}

/** The order that goes this way: on Attack into land that is not a friend's, else on Defend. */
export function orderFor(piece: Army | Fleet, way: Way): Order {
  const meets: Stance = way.hostile ? { stance: 'attack' } : { stance: 'defend' }
  if (way.of === 'fleet') {
    if (isArmy(piece)) throw new Error('An army does not sail by itself.')
    return { fleet: piece.id, does: way.deed, meets }
  }
  if (!isArmy(piece)) throw new Error('A fleet does not march.')
  return { army: piece.id, does: way.deed, meets }
}
