import type { ShipId } from './data/ships.ts'
import type { State } from './state.ts'

/** SOG 12.5.2, SOG 12.11.2, SOG 12.13.3: entangled and grappled ships do not move, before they are neither. */
export function isHeld({ entangled, grappled }: Pick<State, 'entangled' | 'grappled'>, id: ShipId): boolean {
  return entangled.some((pair) => pair.includes(id)) || grappled.some((pair) => pair.includes(id))
}
