import type { PHASES } from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'

type Phase = (typeof PHASES)[number]

/** Which phase the lines of a chapter of the rules belong to. */
const PHASE_OF: Readonly<Record<string, Phase>> = {
  fortune: 'income',
  income: 'income',
  intrigue: 'intrigue',
  revolt: 'intrigue',
  diplomacy: 'diplomacy',
  orders: 'orders',
  overload: 'movement',
  movement: 'movement',
  battle: 'battles',
  sabotage: 'battles',
  sea: 'battles',
  siege: 'battles',
  build: 'units',
  cities: 'cities',
  victory: 'season',
}

/** The phase a line of the ledger was written in. */
export function phaseOf({ what: { key } }: SeenLine): Phase | undefined {
  return PHASE_OF[key.slice(0, key.indexOf('.'))]
}
