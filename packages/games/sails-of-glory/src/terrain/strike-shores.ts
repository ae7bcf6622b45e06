import { drawCounters } from '../damage/bags.ts'
import { type Counter, readCounter } from '../damage/counters-and-markers.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import { REEF_LETTER } from '../data/ammunition.ts'
import { classOf, type ShipId } from '../data/ships.ts'
import type { Hazard } from '../movement/hazards.ts'
import type { Moved } from '../movement/move-all.ts'
import { areOneCoast } from '../scenario/coastline.ts'
import type { Element } from '../scenario/scenario.ts'
import { isAfloat, shipOf } from '../ships.ts'
import type { Ship, SogTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 13.3.3: land itself costs as many times the burden. */
const TIMES_ON_LAND = 2

/** SOG 13: what reefs, shoals and shores do to those who would end upon them, and the counters they draw on rocks. */
export function strikeShores(t: SogTable, moved: readonly Moved[]): ReadonlyMap<ShipId, Counter[]> {
  const drawn = new Map<ShipId, Counter[]>()
  for (const { id, upon } of moved) {
    const ship = shipOf(t.state, id)
    const rocks = upon.filter(({ ground }) => ground !== 'sand')
    if (isAfloat(ship) && rocks.length > 0) drawn.set(id, strike(t, ship, rocks))
    if (isAfloat(ship) || ship.wreck) settleUpon(t, ship, upon)
  }
  return drawn
}

/** SOG 13.1.2, SOG 13.3.2, SOG 13.3.3: each reef and rocky shore once, and land twice, but not its own rocks as well. */
function strike(t: SogTable, ship: Ship, rocks: readonly Hazard[]): Counter[] {
  const { burden } = classOf(ship.id)
  const onLand = rocks.some(({ ground }) => ground === 'land')
  const times = (heap: readonly Hazard[]) =>
    heap.some(({ ground }) => ground === 'land') ? TIMES_ON_LAND : 1
  const count = burden * heapsOf(rocks).reduce((sum, heap) => sum + times(heap), 0)
  const counters = drawCounters(t.state, REEF_LETTER, count, t.dice)
  t.tell(
    'all',
    onLand ? 'SOG 13.3.3' : 'SOG 13.1.2',
    say('terrain.strikes', { ship: ship.id, counters: count }),
  )
  t.tell('all', 'SOG 7.3.2', sayDamage('damage.drawn', { ship: ship.id, counters }))
  const points = counters.reduce((sum, counter) => sum + readCounter(counter).face.points, 0)
  if (!onLand && points > burden) runAground(t, ship, 'SOG 13.1.2')
  return counters
}

/** What belongs together: an element with its rocks, and the pieces of one coast (SOG 13.3.8). */
function heapsOf(rocks: readonly Hazard[]): Hazard[][] {
  const heaps: Hazard[][] = []
  for (const rock of rocks) {
    const own = heaps.filter((heap) => heap.some(({ element }) => isOne(element, rock.element)))
    for (const heap of own) heaps.splice(heaps.indexOf(heap), 1)
    heaps.push([...own.flat(), rock])
  }
  return heaps
}

function isOne(one: Element, other: Element): boolean {
  return one === other || areOneCoast(one, other)
}

/** SOG 13.3.3, SOG 13.2.1, SOG 13.3.2: land and sand hold her whatever she draws. */
function settleUpon(t: SogTable, ship: Ship, upon: readonly Hazard[]): void {
  if (upon.some(({ ground }) => ground === 'land')) runAground(t, ship, 'SOG 13.3.3')
  const sand = upon.find(({ ground }) => ground === 'sand')
  if (sand !== undefined) runAground(t, ship, sand.element.kind === 'shoal' ? 'SOG 13.2.1' : 'SOG 13.3.2')
}

/** SOG 13.1.4 */
function runAground(
  t: SogTable,
  ship: Ship,
  clause: 'SOG 13.1.2' | 'SOG 13.2.1' | 'SOG 13.3.2' | 'SOG 13.3.3',
): void {
  if (ship.aground) return
  ship.aground = true
  ship.plan = { now: null, next: null }
  t.tell('all', clause, say('terrain.aground', { ship: ship.id }))
}
