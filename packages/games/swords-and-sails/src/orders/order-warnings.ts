import type { Phrase } from '@windward/table'
import { type AreaId, isLandId, isSeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { Army, PieceKey } from '../pieces.ts'
import { hasStriker } from '../pieces-of.ts'
import { areAllied, areOldAllies, isFriendly } from '../teams.ts'
import type { View } from '../view/view.ts'
import { loadsOf } from './boardings.ts'
import type { ArmyOrder, FleetOrder, Orders } from './order.ts'
import { excessOf } from './places.ts'
import { endOf, fleetsNamed, type Plan, planFor } from './plan.ts'
import { placesIn } from './transfers.ts'
import { say } from './words.en.ts'

/** SNS 5.1.9: legal orders that defeat themselves. */
export function orderWarnings(view: View, seat: FactionId, orders: Orders): Phrase[] {
  const plan = planFor(view, seat, orders.transfers, orders.fleets)
  const units = excessOf(loadsOf(plan, orders.armies), (id) => placesIn(plan, id))
  return [
    ...(units > 0 ? [say('orders.warn-overload', { units })] : []),
    ...idleSupport(view, plan, orders),
    ...orders.armies.flatMap((order) => entryWarning(view, plan, order)),
    ...orders.fleets.flatMap((order) => unarmedWarning(plan, order)),
  ]
}

/** SNS 7.8.15 */
function unarmedWarning({ faction, fleets }: Plan, { fleet: id, meets }: FleetOrder): Phrase[] {
  const fleet = meets.stance === 'attack' ? fleets.find((each) => each.id === id) : undefined
  return fleet === undefined || hasStriker(fleet)
    ? []
    : [say('orders.warn-unarmed', { piece: `${faction} ${id}` })]
}

function idleSupport(view: View, plan: Plan, { armies, fleets }: Orders): Phrase[] {
  const ends = [
    ...plan.armies.map((army) => armyEnd(plan, army, armies)),
    ...plan.fleets.map((fleet) => endOf(plan, fleet)),
  ]
  return [...armies, ...fleets].flatMap((order) => {
    const { meets } = order
    if (meets.stance !== 'support') return []
    const piece: PieceKey =
      'army' in order ? `${plan.faction} ${order.army}` : `${plan.faction} ${order.fleet}`
    if (isShut(view, plan.faction, meets.area))
      return [say('orders.warn-new-ally', { piece, to: meets.area })]
    if (ends.includes(meets.area) || hasAllyIn(view, plan.faction, meets.area)) return []
    return [say('orders.warn-support', { piece, area: meets.area })]
  })
}

function armyEnd(plan: Plan, army: Army, orders: readonly ArmyOrder[]): AreaId {
  const does = orders.find((order) => order.army === army.id)?.does
  if (does !== undefined && 'to' in does && does.to !== undefined) return does.to
  const [fleet] = fleetsNamed(plan, does?.deed === 'board' ? does.fleets : army.aboard)
  return fleet === undefined ? army.at : endOf(plan, fleet)
}

function entryWarning(view: View, plan: Plan, order: ArmyOrder): Phrase[] {
  const army = plan.armies.find(({ id }) => id === order.army)
  if (army === undefined) return []
  const piece = `${plan.faction} ${order.army}` as const
  const end = armyEnd(plan, army, [order])
  const attacks = order.meets.stance === 'attack'
  if (isSeaId(end)) return attacks ? [say('orders.warn-aboard', { piece })] : []
  const enters = end !== army.at && isLandId(end)
  if (enters && isShut(view, plan.faction, end)) return [say('orders.warn-new-ally', { piece, to: end })]
  return enters && !attacks && !isFriendly(plan.board, plan.faction, end)
    ? [say('orders.warn-peaceful', { piece, to: end })]
    : []
}

function hasAllyIn(view: View, faction: FactionId, area: AreaId): boolean {
  const isAlly = (seat: FactionId) => seat !== faction && areAllied(view, faction, seat)
  return view.seats.some((seat) => isAlly(seat) && standsIn(view, seat, area))
}

/** SNS 6.2.2: land where a team-mate of this season rules or stands. */
function isShut(view: View, faction: FactionId, area: AreaId): boolean {
  if (!isLandId(area)) return false
  const { owner } = view.lands[area]
  const isNew = (seat: FactionId) => areAllied(view, faction, seat) && !areOldAllies(view, faction, seat)
  return view.seats.some((seat) => isNew(seat) && (owner === seat || standsIn(view, seat, area)))
}

/** Armies on land, fleets at sea: who would fight there. */
function standsIn({ powers }: View, seat: FactionId, area: AreaId): boolean {
  const { armies = {}, fleets = {} } = powers[seat] ?? {}
  return Object.values(isLandId(area) ? armies : fleets).some(({ at }) => at === area)
}
