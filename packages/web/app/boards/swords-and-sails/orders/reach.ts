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
} from '@windward/swords-and-sails/board'
import { cheapestOf, type Disband } from './disband.ts'
import { isArmy } from './sheet.ts'

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

/** Everywhere a piece can go, and how; by land before by sea. */
export function reachOf(plan: Plan, piece: Army | Fleet, sheet: Orders): Reach {
  const ways = new Map<AreaId, Way[]>()
  const add = (area: AreaId, way: Way) => ways.set(area, [...(ways.get(area) ?? []), way])
  if (isArmy(piece)) armyReach(plan, piece, sheet.armies, add)
  else fleetReach(plan, piece, add)
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
  const isHostile = (to: LandId) => !isFriendly(board, faction, to)
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
  const others = orders.filter((order) => order.army !== army.id)
  const aboard = ({ fleets, when, end }: Boarding, disband?: Disband) => {
    const boards: ArmyDeed = { deed: 'board', fleets: [...fleets], when, ...(disband && { disband }) }
    if (!isLandId(end)) add(end, { of: 'army', hostile: false, how: 'embark', deed: boards })
    for (const to of landsFrom(board, end))
      if (to !== army.at)
        add(to, { of: 'army', hostile: isHostile(to), how: 'ferry', deed: { ...boards, to } })
  }
  for (const way of boardings(plan, army, others)) aboard(way)
  for (const way of tightBoardings(plan, army, others)) aboard(way, cheapestOf(army, way.excess))
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
