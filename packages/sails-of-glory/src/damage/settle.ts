import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import { shipOf } from '../ships.ts'
import type { SogTable } from '../state.ts'
import { surrenderBeaten } from './lose.ts'
import { placeCounters } from './place.ts'
import { applySymbols, type Heeded } from './special.ts'
import type { Counter } from './token.ts'

/** Counters drawn in a phase, ship by ship. */
export type Drawn = ReadonlyMap<ShipId, readonly Counter[]>

/** SOG 8.1, SOG 11.5.1, SOG 8.6: all counters of a phase are placed, then their symbols act, then surrender is checked. */
export function settle(t: SogTable, drawn: Drawn, heeded?: Heeded): void {
  for (const [id, counters] of drawn) placeCounters(shipOf(t.state, id), counters)
  if (reaches(t.state.options.level, 'advanced')) {
    for (const [id, counters] of drawn) applySymbols(t, shipOf(t.state, id), counters, heeded)
  }
  surrenderBeaten(t)
}
