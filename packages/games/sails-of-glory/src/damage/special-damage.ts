import type { SymbolId } from '../data/faces.ts'
import { SAILS, type Sails } from '../data/sails.ts'
import type { Ship, SogTable } from '../state.ts'
import { type Counter, readCounter } from './counters-and-markers.ts'
import { say } from './words.en.ts'

/** Which symbols count; all, unless a clause says otherwise (SOG 13.1.3, SOG 14.1.6). */
export type Heeded = (symbol: SymbolId) => boolean

/** SOG 11.5.1: the special damage of counters that have been placed. */
export function applySymbols(
  t: SogTable,
  ship: Ship,
  counters: readonly Counter[],
  { heeded, doused }: { readonly heeded: Heeded; readonly doused: number },
): void {
  let water = doused
  for (const counter of counters) {
    const { symbol } = readCounter(counter).face
    if (symbol === null || !heeded(symbol)) continue
    if (symbol === 'fire' && water > 0) water -= 1
    else applySymbol(t, ship, symbol)
  }
}

const EFFECTS: Readonly<Record<SymbolId, ((t: SogTable, ship: Ship) => void) | null>> = {
  /** Crew losses were placed with the counters (SOG 11.5.2). */
  crew: null,
  fire: startFire,
  leak: openLeak,
  mast: breakMast,
  sail: tearSails,
  rudder: hitRudder,
}

export function applySymbol(t: SogTable, ship: Ship, symbol: SymbolId): void {
  EFFECTS[symbol]?.(t, ship)
}

/** SOG 11.7.1 */
function openLeak(t: SogTable, ship: Ship): void {
  ship.special.leaks += 1
  t.tell('all', 'SOG 11.7.1', say('damage.leak', { ship: ship.id }))
}

/** SOG 11.6.1 */
function startFire(t: SogTable, ship: Ship): void {
  ship.special.fires += 1
  t.tell('all', 'SOG 11.6.1', say('damage.fire', { ship: ship.id }))
}

/** SOG 11.8.1 */
function breakMast(t: SogTable, ship: Ship): void {
  ship.special.masts += 1
  t.tell('all', 'SOG 11.8.1', say('damage.mast', { ship: ship.id, masts: ship.special.masts }))
}

/** Sail hits and what they do (SOG 11.9.1, SOG 11.9.2). */
const NO_FULL_SAILS = 2
const ONLY_BACKING = 4
export const MAST_GONE = 6

/** SOG 11.9.1, SOG 11.9.2 */
export function tearSails(t: SogTable, ship: Ship): void {
  ship.special.sails += 1
  const hits = ship.special.sails
  t.tell('all', 'SOG 11.9.1', say('damage.sail', { ship: ship.id, hits }))
  const most = mostSails(ship)
  if (SAILS.indexOf(ship.sails) < SAILS.indexOf(most)) {
    ship.sails = most
    t.tell('all', 'SOG 11.9.1', say('damage.sails-fall', { ship: ship.id, sails: most }))
  }
  if (hits === MAST_GONE) breakMast(t, ship)
}

/** SOG 11.9.1: the most a ship can set. */
export function mostSails({ special }: Pick<Ship, 'special'>): Sails {
  if (special.sails >= ONLY_BACKING) return 'backing'
  return special.sails >= NO_FULL_SAILS ? 'battle' : 'full'
}

/** SOG 11.9.3, SOG 11.9.4 */
function hitRudder(t: SogTable, ship: Ship): void {
  if (ship.special.rudder > 0) {
    breakMast(t, ship)
    return
  }
  ship.special.rudder = 1
  t.tell('all', 'SOG 11.9.3', say('damage.rudder', { ship: ship.id }))
}
