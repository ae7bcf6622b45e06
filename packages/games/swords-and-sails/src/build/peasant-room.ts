import type { FactionId } from '../data/factions/factions.ts'
import type { UnitId } from '../data/units.ts'
import { type Units, unitCount } from '../pieces.ts'
import { cardOf } from '../powers.ts'

/**
 * SNS 1.3.6, SNS 9.1.4: how many of a unit an army can receive so that its peasants keep within their share. An army
 * that losses have left with too many needs some others at least.
 */
export function roomFor(
  faction: FactionId,
  units: Readonly<Units>,
  unit: UnitId,
): { readonly least: number; readonly most: number } {
  const [part, whole] = cardOf(faction).peasantShare
  const excess = units.PS * whole - unitCount(units) * part
  return unit === 'PS'
    ? { least: 1, most: Math.floor(-excess / (whole - part)) }
    : { least: Math.max(1, Math.ceil(excess / part)), most: Number.MAX_SAFE_INTEGER }
}
