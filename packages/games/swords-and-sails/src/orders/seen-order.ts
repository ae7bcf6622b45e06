import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyDeed, FleetDeed, Order, Stance } from './order.ts'

/** What everybody reads of an order when it is revealed: all but the units it sends home (SNS 14.1.1). */
export type ToldOrder = {
  deed: (ArmyDeed | FleetDeed)['deed']
  to: AreaId | null
  fleets: string[]
  when: 'before' | 'after' | null
  stance: Stance['stance']
  only: FactionId | null
  area: AreaId | null
  /** It fights as one with all that name its group (SNS 5.3.1). */
  grouped: boolean
  /** SNS 8.1.4 */
  besieger: FactionId | null
}

export function toldOrder(order: Order): ToldOrder {
  const { does, meets } = order
  return {
    deed: does.deed,
    to: 'to' in does ? (does.to ?? null) : null,
    fleets: does.deed === 'board' ? does.fleets : [],
    when: does.deed === 'board' ? does.when : null,
    stance: meets.stance,
    only: meets.stance === 'attack' ? (meets.only ?? null) : null,
    area: meets.stance === 'support' ? meets.area : null,
    grouped: 'army' in order && order.group !== undefined,
    besieger: 'army' in order ? (order.besieger ?? null) : null,
  }
}

/** SNS 14.1.1: a copy of an order as somebody sees it; the units it sends home are seen by its owner alone. */
export function seenOrder(order: Order | null, own: boolean): Order | null {
  if (order === null) return null
  const meets = { ...order.meets }
  if (!('army' in order)) return { ...order, does: { ...order.does }, meets }
  if (order.does.deed !== 'board') return { ...order, does: { ...order.does }, meets }
  const { disband, ...open } = order.does
  const does = { ...open, fleets: [...open.fleets] }
  return { ...order, does: own && disband !== undefined ? { ...does, disband: { ...disband } } : does, meets }
}

/** Of which order something is a copy, and for whom. Orders are written, replaced and taken back whole, and never changed. */
const copies = new WeakMap<Order, { readonly of: Order; readonly own: boolean }>()

/** The same, and again the copy that was seen before, if it is one of this order. */
export function seenOrderAgain(order: Order | null, own: boolean, before: Order | null): Order | null {
  if (order === null) return null
  const known = before === null ? undefined : copies.get(before)
  if (known?.of === order && known.own === own) return before
  const seen = seenOrder(order, own)
  if (seen !== null) copies.set(seen, { of: order, own })
  return seen
}
