import { type Counter, readCounter } from '../damage/counters-and-markers.ts'
import type { Hits } from '../damage/settle-hits.ts'
import type { ShipId } from '../data/ships.ts'
import { shipOf } from '../ships.ts'
import { isInContact } from '../ships-in-contact.ts'
import type { Ship, SogTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 12.17: fires that a broadside starts on a ship in contact come back to the one that fired, unless she throws water. */
export function spreadFire(
  t: SogTable,
  ship: Ship,
  at: ShipId,
  counters: readonly Counter[],
  hits: Hits,
): void {
  const fires = counters.filter((counter) => readCounter(counter).face.symbol === 'fire')
  if (fires.length === 0 || !isInContact(ship, shipOf(t.state, at))) return
  if (ship.dousing) {
    hits.doused.set(at, (hits.doused.get(at) ?? 0) + fires.length)
    t.tell('all', 'SOG 12.17.2', say('fire.doused', { ship: ship.id, at }))
    return
  }
  const own = hits.symbols.get(ship.id) ?? []
  hits.symbols.set(ship.id, [...own, ...fires.map(() => 'fire' as const)])
  t.tell('all', 'SOG 12.17.1', say('fire.spreads', { ship: ship.id, at }))
}
