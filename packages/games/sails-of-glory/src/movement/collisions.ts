import { drawCounters } from '../damage/bags.ts'
import type { Counter } from '../damage/counters-and-markers.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import { COLLISION_LETTER } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { classOf, type ShipId } from '../data/ships.ts'
import { isAfloat, shipOf } from '../ships.ts'
import type { Ship, SogTable, State } from '../state.ts'
import type { Moved } from './move-all.ts'
import { say } from './words.en.ts'

/** Ships that collided, each with those that do her damage. */
export type Collided = ReadonlyMap<ShipId, readonly ShipId[]>

/** SOG 10.4: the counters drawn by those still in play, for the burdens of those they collided with. */
export function drawForCollisions(t: SogTable, collided: Collided): ReadonlyMap<ShipId, Counter[]> {
  const drawn = new Map<ShipId, Counter[]>()
  for (const [id, others] of collided) {
    if (!isAfloat(shipOf(t.state, id))) continue
    const count = others.reduce((sum, other) => sum + classOf(other).burden, 0)
    const counters = drawCounters(t.state, COLLISION_LETTER, count, t.dice)
    drawn.set(id, counters)
    t.tell('all', 'SOG 10.4.1', say('move.friends', { ship: id, counters: count, others: [...others] }))
    t.tell('all', 'SOG 7.3.2', sayDamage('damage.drawn', { ship: id, counters }))
  }
  return drawn
}

/** SOG 10.4.2, SOG 10.4.3: who collided with whom, before any of them is out of play; each pair once. */
export function collisionsIn(state: State, moved: readonly Moved[]): Collided {
  const met = new Map<ShipId, ShipId[]>()
  if (!reaches(state.options.level, 'standard')) return met
  const meet = (one: Ship, other: Ship) => {
    if (!isAfloat(one) || !doesDamage(other, one)) return
    const known = met.get(one.id) ?? []
    if (!known.includes(other.id)) met.set(one.id, [...known, other.id])
  }
  for (const { id, collided } of moved) {
    const ship = shipOf(state, id)
    for (const other of collided.map((each) => shipOf(state, each))) {
      meet(ship, other)
      meet(other, ship)
    }
  }
  return met
}

/** SOG 10.4.2: friends; SOG 12.18.3: a wreck that lies still does damage to all, one that still moves to friends. */
function doesDamage(one: Ship, to: Ship): boolean {
  if (isAfloat(one)) return one.side === to.side
  return one.wreck && (one.course === null || one.side === to.side)
}
