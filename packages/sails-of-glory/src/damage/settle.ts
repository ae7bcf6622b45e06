import { eliminateBatteries, hitWork } from '../batteries/works-hit.ts'
import type { SymbolId } from '../data/faces.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import { shipOf } from '../ships.ts'
import type { SogTable } from '../state.ts'
import { surrenderBeaten } from './lose.ts'
import { capacityOf, placeCounters } from './place.ts'
import { applySymbol, applySymbols, type Heeded } from './special.ts'
import type { Counter } from './token.ts'

/** What ships take in a phase: counters, and special damage beside them (SOG 12.10.2). */
export interface Hits {
  readonly counters: Map<TargetId, readonly Counter[]>
  readonly symbols: Map<ShipId, SymbolId[]>
  /** Fires that do not start, because water was thrown (SOG 12.17.2). */
  readonly doused: Map<ShipId, number>
}

/** SOG 8.6: what is taken is felt, then surrender is checked. */
export function settle(t: SogTable, hits: Hits): void {
  feel(t, hits)
  surrenderBeaten(t)
  eliminateBatteries(t)
}

/** SOG 8.1, SOG 11.5.1: all counters are placed, then their symbols act. */
export function feel(t: SogTable, { counters, symbols, doused }: Hits, heeded: Heeded = () => true): void {
  const special = reaches(t.state.options.level, 'advanced')
  for (const [id, drawn] of counters) {
    if (isShip(id)) placeOn(t, id, drawn, heeded)
    else hitWork(t, id, drawn)
  }
  if (special) {
    for (const [id, drawn] of counters) {
      if (!isShip(id)) continue
      applySymbols(t, shipOf(t.state, id), drawn, { heeded, doused: doused.get(id) ?? 0 })
    }
    for (const [id, more] of symbols) for (const symbol of more) applySymbol(t, shipOf(t.state, id), symbol)
  }
}

function placeOn(t: SogTable, id: ShipId, drawn: readonly Counter[], heeded: Heeded): void {
  const ship = shipOf(t.state, id)
  placeCounters(ship, capacityOf(ship), drawn, heeded('crew'))
}

/** Hits that are nothing but counters. */
export function onlyCounters(counters: ReadonlyMap<ShipId, readonly Counter[]>): Hits {
  return { counters: new Map(counters), symbols: new Map(), doused: new Map() }
}
