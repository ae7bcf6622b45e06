import { BASES, type Base } from './data/measures.ts'
import { classOf, type ShipId, type Side } from './data/ships.ts'
import { type Berth, berth } from './geometry/gunnery.ts'
import type { Seat } from './seats.ts'
import type { Ship } from './state.ts'

interface Fleet<S> {
  readonly ships: readonly S[]
}

export function shipOf<S extends Pick<Ship, 'id'>>({ ships }: Fleet<S>, id: ShipId): S {
  for (const ship of ships) if (ship.id === id) return ship
  throw new Error(`${id} is not in this match.`)
}

export function isAfloat(ship: Pick<Ship, 'fate'>): boolean {
  return ship.fate === 'afloat'
}

export function afloat<S extends Pick<Ship, 'fate'>>({ ships }: Fleet<S>): S[] {
  return ships.filter(isAfloat)
}

export function afloatOf<S extends Pick<Ship, 'fate' | 'side'>>({ ships }: Fleet<S>, side: Side): S[] {
  return ships.filter((ship) => isAfloat(ship) && ship.side === side)
}

/** The ships in play of a captain. */
export function commandedBy<S extends Pick<Ship, 'fate' | 'captain'>>({ ships }: Fleet<S>, seat: Seat): S[] {
  return ships.filter((ship) => isAfloat(ship) && ship.captain === seat)
}

export function baseOf(id: ShipId): Base {
  return BASES[classOf(id).base]
}

export function berthOf(ship: Pick<Ship, 'id' | 'pose'>): Berth {
  return berth(ship.pose, baseOf(ship.id))
}

/** Ships whose bases lie on the table: in the way of others, whether they fight or not. */
export function onTable<S extends Pick<Ship, 'fate' | 'wreck'>>({ ships }: Fleet<S>): S[] {
  return ships.filter((ship) => isAfloat(ship) || ship.wreck)
}
