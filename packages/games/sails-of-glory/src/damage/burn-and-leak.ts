import type { Letter } from '../data/bags.ts'
import { afloat, isAfloat } from '../ships.ts'
import { isInContact } from '../ships-in-contact.ts'
import type { Ship, SogTable } from '../state.ts'
import { drawCounters } from './bags.ts'
import { readCounter } from './counters-and-markers.ts'
import { lose, surrenderBeaten } from './lose-ship.ts'
import { noHits, settle } from './settle-hits.ts'
import { takeMarkers } from './take-markers.ts'
import { say } from './words.en.ts'

/** SOG 12.15.2 */
const BLAST_LETTER: Letter = 'B'

/**
 * SOG 11.6.1, SOG 11.7.1, SOG 11.7.3: before Planning, fires and leaks do their damage: those there were before any
 * ship exploded (SOG 12.15.3), and no leak of a ship aground (SOG 11.7.2).
 */
export function burnAndLeak(t: SogTable): void {
  const burning = afloat(t.state).map((ship) => ({ ship, ...ship.special }))
  for (const { ship, fires, leaks } of burning) {
    if (fires > 0 && isAfloat(ship)) burn(t, ship, fires)
    if (leaks > 0 && isAfloat(ship) && !ship.aground) leak(t, ship, leaks)
  }
  surrenderBeaten(t)
}

function burn(t: SogTable, ship: Ship, fires: number): void {
  const { markers, last } = take(t, ship, 'fire', fires)
  if (markers > 0) t.tell('all', 'SOG 11.6.1', say('damage.burns', { ship: ship.id, markers }))
  if (last) explode(t, ship)
}

function leak(t: SogTable, ship: Ship, leaks: number): void {
  const { markers, last } = take(t, ship, 'water', leaks)
  if (markers > 0) t.tell('all', 'SOG 11.7.1', say('damage.water', { ship: ship.id, markers }))
  if (!last) return
  lose(t, ship, 'sunk')
  t.tell('all', 'SOG 12.16.1', say('damage.sinks', { ship: ship.id }))
}

function take(t: SogTable, ship: Ship, marker: 'fire' | 'water', count: number) {
  const taken = takeMarkers(t, ship, marker, count, ship.received[marker])
  ship.received[marker] = taken.received
  return taken
}

/** SOG 12.15.1, SOG 12.15.2 */
function explode(t: SogTable, ship: Ship): void {
  const near = afloat(t.state).filter((other) => other !== ship && isInContact(ship, other))
  lose(t, ship, 'exploded')
  t.tell('all', 'SOG 12.15.1', say('damage.explodes', { ship: ship.id }))
  const hits = noHits()
  for (const other of near) {
    const counters = drawCounters(t.state, BLAST_LETTER, 1, t.dice)
    t.tell('all', 'SOG 12.15.2', say('damage.drawn', { ship: other.id, counters }))
    hits.counters.set(other.id, counters)
    if (counters.some((counter) => readCounter(counter).id !== '0')) hits.symbols.set(other.id, ['fire'])
  }
  settle(t, hits)
}
