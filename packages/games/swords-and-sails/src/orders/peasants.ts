import type { FactionId } from '../data/factions/factions.ts'
import { type Units, unitCount } from '../pieces.ts'
import { cardOf } from '../powers.ts'

/** SNS 1.3.6: whether an army has more peasants than its faction allows; mercenaries do not count (SNS 12.3.4). */
export function hasTooManyPeasants(faction: FactionId, units: Readonly<Units>): boolean {
  return areTooManyPeasants(faction, units.PS, unitCount(units))
}

/** The same for so many peasants among so many units. */
export function areTooManyPeasants(faction: FactionId, peasants: number, units: number): boolean {
  const [part, whole] = cardOf(faction).peasantShare
  return peasants * whole > units * part
}
