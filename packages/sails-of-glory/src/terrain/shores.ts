import { drawCounters } from '../damage/bags.ts'
import { type Counter, readCounter } from '../damage/token.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import { REEF_LETTER } from '../data/ammunition.ts'
import { CONTACT } from '../data/measures.ts'
import { classOf, type ShipId } from '../data/ships.ts'
import { gapToShore } from '../geometry/outline.ts'
import { hazardsOf, shoreOfElement } from '../movement/hazards.ts'
import type { Moved } from '../movement/overlapping.ts'
import type { Element } from '../scenario/scenario.ts'
import { berthOf, isAfloat, onTable, shipOf } from '../ships.ts'
import type { Ship, SogTable } from '../state.ts'
import { sandUnder } from './sand.ts'
import { say } from './words.en.ts'

/** SOG 13.3.3: land itself costs as many times the burden. */
const TIMES_ON_LAND = 2

/** SOG 13: what reefs, shoals and shores do to those that came upon them, and the counters they draw on rocks. */
export function strikeShores(t: SogTable, moved: readonly Moved[]): ReadonlyMap<ShipId, Counter[]> {
  const drawn = new Map<ShipId, Counter[]>()
  if (t.state.terrain.length === 0) return drawn
  for (const { id, aground } of moved) {
    const ship = shipOf(t.state, id)
    if (aground.length > 0 && isAfloat(ship)) drawn.set(id, strike(t, ship, aground))
  }
  for (const ship of onTable(t.state)) if (ship.course !== null) runOnSand(t, ship)
  return drawn
}

/** SOG 13.1.2, SOG 13.3.2, SOG 13.3.3 */
function strike(t: SogTable, ship: Ship, met: readonly number[]): Counter[] {
  const { burden } = classOf(ship.id)
  const hazards = hazardsOf(t.state.terrain)
  const elements = met.flatMap((index) => hazards[index]?.element ?? [])
  const land = elements.filter((element) => isOnLand(ship, element))
  const count = burden * (elements.length - land.length + TIMES_ON_LAND * land.length)
  const counters = drawCounters(t.state, REEF_LETTER, count, t.dice)
  const clause = land.length > 0 ? 'SOG 13.3.3' : 'SOG 13.1.2'
  t.tell('all', clause, say('terrain.strikes', { ship: ship.id, counters: count }))
  t.tell('all', 'SOG 7.3.2', sayDamage('damage.drawn', { ship: ship.id, counters }))
  const points = counters.reduce((sum, counter) => sum + readCounter(counter).face.points, 0)
  if (land.length > 0 || points > burden) runAground(t, ship, clause)
  return counters
}

/** She came to the land itself, not only to its dangerous water. */
function isOnLand(ship: Ship, element: Element): boolean {
  return element.kind === 'island' && gapToShore(berthOf(ship).foot, shoreOfElement(element)) <= CONTACT
}

/** SOG 13.2.1, SOG 13.3.2 */
function runOnSand(t: SogTable, ship: Ship): void {
  const sand = sandUnder(t.state, ship)
  if (sand !== undefined) runAground(t, ship, sand.kind === 'shoal' ? 'SOG 13.2.1' : 'SOG 13.3.2')
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
