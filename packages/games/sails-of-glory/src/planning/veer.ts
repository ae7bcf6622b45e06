import { type CardId, cardOf, type RedId, STRAIGHT_VEER } from '../data/cards.ts'
import { classOf } from '../data/ships.ts'
import type { Ship } from '../state.ts'

/** SOG 11.9.3: her veer as it now is; the first rudder hit lowers it. */
export function veerOf(ship: Pick<Ship, 'id' | 'special'>): number {
  return classOf(ship.id).veer - Math.min(ship.special.rudder, 1)
}

/** The veer value of a card; none for red and gray ones. */
export function veerValue(ship: Pick<Ship, 'id'>, id: CardId): number | null {
  const card = cardOf(classOf(ship.id).deck, id)
  return card.border === 'blue' ? card.veer : null
}

/** SOG 10.2.1, SOG 10.2.3: whether a card may follow another. */
export function mayFollow(ship: Pick<Ship, 'id' | 'special'>, card: CardId, before: CardId | null): boolean {
  const value = veerValue(ship, card)
  const last = before === null ? null : veerValue(ship, before)
  return value === null || last === null || Math.abs(value - last) <= veerOf(ship)
}

/** SOG 10.3.1: the red card in place of one with a veer value, when she is aback. */
export function redFor(value: number): RedId {
  if (value === STRAIGHT_VEER) return 'aback-5'
  return value > STRAIGHT_VEER ? 'aback-6' : 'aback-4'
}
