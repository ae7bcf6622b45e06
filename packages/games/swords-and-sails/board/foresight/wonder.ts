import {
  type AreaId,
  type Army,
  armyEnd,
  endOf,
  type Fleet,
  isLandId,
  isSeaId,
  type LandId,
  type Order,
  placesFor,
  type Sailing,
  type SeaId,
  type Wondered,
} from '@windward/swords-and-sails/facts'
import type { Desk } from '../orders/desk.ts'
import { isSameWay, orderFor, type Way } from '../orders/reach.ts'
import { isArmy, orderOf, withOrder } from '../orders/sheet.ts'

/** What there is to know of sending the chosen piece this way; nothing where nothing can go wrong. */
function wonderedOf(desk: Desk, piece: Army | Fleet, area: AreaId, way: Way): Wondered | undefined {
  const order = orderFor(piece, way)
  const sheet = withOrder(desk.sheet, order)
  const told: Desk = { ...desk, sheet, plan: { ...desk.plan, fleetOrders: sheet.fleets } }
  if (!isArmy(piece)) return isSeaId(area) ? fleetsIn(told, area) : undefined
  if (!isLandId(area)) return undefined
  if (!way.hostile) return holding(told, area)
  return { about: 'attack', land: area, armies: armiesIn(told, area), by: crossing(told, piece, order) }
}

/** The same of a place: by the order that is written, if it leads there, otherwise by the first way to it. */
export function wonderedAt(desk: Desk, piece: Army | Fleet, area: AreaId): Wondered | undefined {
  const ways = desk.reach.get(area) ?? []
  const order = orderOf(desk.sheet, piece)
  const way = ways.find((each) => isSameWay(order, each)) ?? ways[0]
  return way && wonderedOf(desk, piece, area, way)
}

/** Whoever will stand in a land of one's own, by what is written. */
function holding(desk: Desk, land: LandId): Wondered {
  return { about: 'hold', land, armies: armiesIn(desk, land) }
}

function armiesIn({ plan, sheet }: Desk, land: LandId) {
  return plan.armies
    .filter((army) => armyEnd(plan, army, sheet.armies) === land)
    .map(({ id, units, bands }) => ({ id, units, bands }))
}

function fleetsIn(desk: Desk, zone: SeaId): Wondered {
  const fleets = desk.plan.fleets.filter((fleet) => endOf(desk.plan, fleet) === zone)
  return { about: 'sea', zone, fleets: fleets.map((fleet) => sailing(desk, fleet)) }
}

function crossing(desk: Desk, army: Army, { does }: Order) {
  const ids = does.deed === 'board' ? does.fleets : does.deed === 'land' ? army.aboard : []
  const fleets = desk.plan.fleets.filter(({ id }) => ids.includes(id))
  const [first] = fleets
  const zone = first && endOf(desk.plan, first)
  if (zone === undefined || !isSeaId(zone)) return undefined
  return { zone, fleets: fleets.map((fleet) => sailing(desk, fleet)) }
}

/** SNS 7.8.5: transports are filled first. */
function sailing({ plan, sheet }: Desk, { id, ships }: Fleet): Sailing {
  const aboard = plan.armies.filter((army) => {
    const does = sheet.armies.find((order) => order.army === army.id)?.does
    return does?.deed === 'board' ? does.fleets.includes(id) : army.aboard.includes(id)
  })
  const units = aboard.reduce((sum, army) => sum + placesFor(army), 0)
  return { id, ships, loaded: Math.min(ships.TR, Math.ceil(units / TRANSPORT)) }
}

/** Units in one transport. */
const TRANSPORT = 5
