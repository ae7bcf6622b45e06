import { feelFlagships } from '../flagship/flagship.ts'
import type { Fate, Pair, Ship, SogTable, State } from '../state.ts'
import { sandUnder } from '../terrain/sand-under-ship.ts'
import { emptyLog } from './bags.ts'
import { coveredRow } from './log.ts'
import { say } from './words.en.ts'

/** SOG 8.4, SOG 2.3.2, SOG 12.18.2: a ship is out of play, though she stays as a wreck, and her counters go back into the bags. */
export function lose({ state }: SogTable, ship: Ship, fate: Exclude<Fate, 'waiting' | 'afloat'>): void {
  ship.fate = fate
  ship.wreck = fate === 'surrendered' && state.options.surrenderedShips && staysAfloat(state, ship)
  ship.mustered = { hull: ship.hull.length, crew: ship.crew.length }
  emptyLog(state.bags, ship)
  ship.working = []
  if (!ship.wreck) ship.plan = { now: null, next: null }
  const others = (pair: Pair) => !pair.includes(ship.id)
  state.entangled = state.entangled.filter(others)
  state.grappled = state.grappled.filter(others)
}

/** SOG 12.18.4, SOG 12.16.2: not burning, and not leaking unless she lies on sand, where she cannot sink. */
function staysAfloat(state: State, ship: Ship): boolean {
  const { fires, leaks } = ship.special
  return fires === 0 && (leaks === 0 || (ship.aground && sandUnder(state, ship) !== undefined))
}

/** A third broken mast ends the fight (SOG 11.8.3). */
const MOST_MASTS = 3

/** SOG 8.6, SOG 8.4, SOG 11.8.3, SOG 12.14.4: once all damage lies, those who cannot go on surrender; so may others by that. */
export function surrenderBeaten(t: SogTable): void {
  do {
    for (const ship of t.state.ships) {
      if (ship.fate === 'afloat' && isDone(ship)) surrender(t, ship)
    }
  } while (feelFlagships(t))
}

function isDone(ship: Ship): boolean {
  return ship.special.masts >= MOST_MASTS || coveredRow(ship) !== undefined
}

function surrender(t: SogTable, ship: Ship): void {
  const dismasted = ship.special.masts >= MOST_MASTS
  lose(t, ship, 'surrendered')
  t.tell('all', dismasted ? 'SOG 11.8.3' : 'SOG 8.4', say('damage.surrender', { ship: ship.id }))
  if (!t.state.options.surrenderedShips) return
  const clause = ship.wreck ? 'SOG 12.18.1' : 'SOG 12.18.4'
  t.tell('all', clause, say('damage.wreck', { ship: ship.id, stays: ship.wreck }))
}
