import { ARCS, type Arc } from '../data/measures.ts'
import { classOf } from '../data/ships.ts'
import type { Ship } from '../state.ts'

/** SOG 7.1.4: the firepower of an arc, read from the leftmost hull box that was empty before this turn, or has been freed in it. */
export function firepower(ship: Pick<Ship, 'id' | 'mustered'>, arc: Arc): number {
  return classOf(ship.id).log[ship.mustered.hull]?.guns[ARCS.indexOf(arc)] ?? 0
}

/** SOG 7.2.2 */
export function musketry(ship: Pick<Ship, 'id' | 'mustered'>): number {
  return classOf(ship.id).log[ship.mustered.crew]?.musketry ?? 0
}

/** SOG 11.2.1: the number in the first column that is uncovered in both rows. */
export function crewActions(ship: Pick<Ship, 'id' | 'hull' | 'crew'>): number {
  return classOf(ship.id).log[Math.max(ship.hull.length, ship.crew.length)]?.actions ?? 0
}

/** SOG 8.4: every box of either row is covered. */
export function isBeaten(ship: Pick<Ship, 'id' | 'hull' | 'crew'>): boolean {
  const boxes = classOf(ship.id).log.length
  return ship.hull.length >= boxes || ship.crew.length >= boxes
}
