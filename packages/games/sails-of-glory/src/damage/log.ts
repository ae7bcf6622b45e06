import { BATTERIES, type BatteryColumn } from '../data/batteries.ts'
import { ARCS, type Arc } from '../data/measures.ts'
import { classOf } from '../data/ships.ts'
import type { Battery, Ship } from '../state.ts'

/** Whose log it is: a ship's, or a battery's. */
export type Logged = Pick<Ship, 'id'> | Pick<Battery, 'id' | 'type'>
type Mustered = Logged & Pick<Ship, 'mustered'>
type Rows = Logged & Pick<Ship, 'hull' | 'crew'>

/** What is printed on a log; the fortification is to a battery what the burden is to a ship (SOG 14.1.1). */
export function printedOn(log: Logged): { readonly burden: number; readonly log: readonly BatteryColumn[] } {
  if (!('type' in log)) return classOf(log.id)
  const { fortification, log: columns } = BATTERIES[log.type]
  return { burden: fortification, log: columns }
}

/** SOG 7.1.4, SOG 14.1.2: the firepower of an arc, read from the leftmost hull box that was empty before this turn, or has been freed in it. */
export function firepower(gunner: Mustered, arc: Arc | number): number {
  const place = typeof arc === 'number' ? arc : ARCS.indexOf(arc)
  return printedOn(gunner).log[gunner.mustered.hull]?.guns[place] ?? 0
}

/** SOG 7.2.2 */
export function musketry(gunner: Mustered): number {
  return printedOn(gunner).log[gunner.mustered.crew]?.musketry ?? 0
}

/** SOG 11.2.1, SOG 14.1.8: the number in the first column that is uncovered in both rows. */
export function crewActions(gunner: Rows): number {
  return printedOn(gunner).log[Math.max(gunner.hull.length, gunner.crew.length)]?.actions ?? 0
}

/** SOG 8.4, SOG 14.1.7: the row of which every box is covered, the hull's before the crew's. */
export function coveredRow(gunner: Rows): 'hull' | 'crew' | undefined {
  const boxes = printedOn(gunner).log.length
  return (['hull', 'crew'] as const).find((row) => gunner[row].length >= boxes)
}
