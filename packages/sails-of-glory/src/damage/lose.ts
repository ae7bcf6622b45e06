import type { Fate, Ship, SogTable } from '../state.ts'
import { putBack } from './bags.ts'
import { isBeaten } from './log.ts'
import { say } from './words.en.ts'

/** SOG 8.4, SOG 2.3.2: a ship is out of play, and her counters go back into the bags. */
export function lose({ state }: SogTable, ship: Ship, fate: Exclude<Fate, 'waiting' | 'afloat'>): void {
  ship.fate = fate
  ship.mustered = { hull: ship.hull.length, crew: ship.crew.length }
  putBack(state.bags, [...ship.hull.flat(), ...ship.crew, ...ship.zero, ...ship.mended])
  ship.hull = []
  ship.crew = []
  ship.zero = []
  ship.mended = []
  ship.plan = { now: null, next: null }
  ship.delayed = []
  ship.working = []
}

/** A third broken mast ends the fight (SOG 11.8.3). */
const MOST_MASTS = 3

/** SOG 8.6, SOG 8.4, SOG 11.8.3: once all damage lies, those who cannot go on surrender. */
export function surrenderBeaten(t: SogTable): void {
  for (const ship of t.state.ships) {
    if (ship.fate !== 'afloat') continue
    const dismasted = ship.special.masts >= MOST_MASTS
    if (!dismasted && !isBeaten(ship)) continue
    t.tell('all', dismasted ? 'SOG 11.8.3' : 'SOG 8.4', say('damage.surrender', { ship: ship.id }))
    lose(t, ship, 'surrendered')
  }
}
