import { UNIT_IDS } from '../../data/units.ts'
import type { SomeUnits } from '../../pieces.ts'
import type { Units } from '../../public-state.ts'

const STRENGTH: Units = { footman: 1, archer: 1, cavalry: 1.3, giant: 3, firegaunt: 3, dragon: 4 }

/** What units are worth in a battle, in Footmen. */
export function strengthOf(units: SomeUnits): number {
  return UNIT_IDS.reduce((sum, unit) => sum + STRENGTH[unit] * (units[unit] ?? 0), 0)
}
