import { drawCounters } from '../damage/bags.ts'
import { onlyCounters, settle } from '../damage/settle.ts'
import type { Counter } from '../damage/token.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import { COLLISION_LETTER } from '../data/ammunition.ts'
import { classOf, type ShipId } from '../data/ships.ts'
import { isAfloat, shipOf } from '../ships.ts'
import type { SogTable, State } from '../state.ts'
import type { Moved } from './overlapping.ts'
import { say } from './words.en.ts'

/** SOG 10.4: friends that collided take counters for one another's burdens. */
export function collideWithFriends(t: SogTable, moved: readonly Moved[]): void {
  const drawn = new Map<ShipId, Counter[]>()
  for (const [id, others] of friendsMet(t.state, moved)) {
    const count = others.reduce((sum, other) => sum + classOf(other).burden, 0)
    const counters = drawCounters(t.state, COLLISION_LETTER, count, t.dice)
    drawn.set(id, counters)
    t.tell('all', 'SOG 10.4.1', say('move.friends', { ship: id, counters: count }))
    t.tell('all', 'SOG 7.3.2', sayDamage('damage.drawn', { ship: id, counters }))
  }
  if (drawn.size > 0) settle(t, onlyCounters(drawn))
}

/** SOG 10.4.2, SOG 10.4.3: each ship in play with the friends she collided with, each of them once. */
function friendsMet(state: State, moved: readonly Moved[]): Map<ShipId, ShipId[]> {
  const met = new Map<ShipId, ShipId[]>()
  const meet = (one: ShipId, other: ShipId) => {
    const known = met.get(one) ?? []
    if (!known.includes(other)) met.set(one, [...known, other])
  }
  for (const { id, struck } of moved) {
    const ship = shipOf(state, id)
    for (const other of struck.map((each) => shipOf(state, each))) {
      if (!isAfloat(ship) || !isAfloat(other) || ship.side !== other.side) continue
      meet(id, other.id)
      meet(other.id, id)
    }
  }
  return met
}
