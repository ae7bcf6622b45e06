import { eliminateBatteries, hitWork } from '../batteries/hit-works.ts'
import type { SymbolId } from '../data/faces.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import { shipOf } from '../ships.ts'
import type { SogTable } from '../state.ts'
import type { Counter } from './counters-and-markers.ts'
import { surrenderBeaten } from './lose-ship.ts'
import { capacityOf, placeCounters } from './place-counters.ts'
import { applySymbol, applySymbols, type Heeded } from './special-damage.ts'

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

/** SOG 8.1, SOG 11.5.1: all counters are placed, then their symbols act; below the Advanced rules none does (SOG 4.4). */
function feel(t: SogTable, { counters, symbols, doused }: Hits): void {
  for (const [id, drawn] of counters) {
    if (isShip(id)) placeOn(t, id, drawn)
    else hitWork(t, id, drawn)
  }
  if (!reaches(t.state.options.level, 'advanced')) return
  for (const [id, drawn] of counters) {
    if (!isShip(id)) continue
    applySymbols(t, shipOf(t.state, id), drawn, { heeded: ALL, doused: doused.get(id) ?? 0 })
  }
  for (const [id, more] of symbols) for (const symbol of more) applySymbol(t, shipOf(t.state, id), symbol)
}

const ALL: Heeded = () => true
/** SOG 13.1.3 */
const ON_ROCKS: Heeded = (symbol) => symbol === 'leak' || symbol === 'rudder'

/** What ships have drawn in a Movement phase. */
type Drawn = ReadonlyMap<ShipId, readonly Counter[]>

/** SOG 8.1: what ships draw on rocks and for colliding in one movement is placed together, then its symbols act. */
export function feelMovement(t: SogTable, onRocks: Drawn, byFriends: Drawn): void {
  const advanced = reaches(t.state.options.level, 'advanced')
  for (const id of new Set([...onRocks.keys(), ...byFriends.keys()])) {
    const [rocks, friends] = [onRocks.get(id) ?? [], byFriends.get(id) ?? []]
    if (advanced) placeOn(t, id, friends, rocks)
    else placeOn(t, id, [...rocks, ...friends])
  }
  if (!advanced) return
  for (const [drawn, heeded] of [
    [onRocks, ON_ROCKS],
    [byFriends, ALL],
  ] as const)
    for (const [id, counters] of drawn) applySymbols(t, shipOf(t.state, id), counters, { heeded, doused: 0 })
}

function placeOn(t: SogTable, id: ShipId, ...drawn: [readonly Counter[], (readonly Counter[])?]): void {
  const ship = shipOf(t.state, id)
  placeCounters(ship, capacityOf(ship), ...drawn)
}

export function noHits(): Hits {
  return { counters: new Map(), symbols: new Map(), doused: new Map() }
}
