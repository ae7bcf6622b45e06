import { askCaptains } from '../asking/ask-captains.ts'
import { freeCrew } from '../damage/free-boxes.ts'
import { reaches } from '../data/levels.ts'
import { RULER } from '../data/measures.ts'
import { isWithin } from '../geometry/overlap.ts'
import { afloat, berthOf, commandedBy, shipOf } from '../ships.ts'
import type { Ship, SogFlow, SogTable, State } from '../state.ts'
import { grog } from './decide-grog.ts'
import { say } from './words.en.ts'

/** SOG 12.2.1: below the Advanced rules grog is served before cards are planned. */
export function* letTheMenDrink(t: SogTable): SogFlow {
  if (!t.state.options.grog || reaches(t.state.options.level, 'advanced')) return
  const thirsty = (seat: SogTable['seats'][number]) =>
    commandedBy(t.state, seat)
      .filter((ship) => mayServe(t.state, ship))
      .map(({ id }) => id)
  const served = yield* askCaptains(t, grog, thirsty, (ships) => ({ ships }))
  for (const id of served) serveGrog(t, shipOf(t.state, id))
}

/** SOG 12.2.1, SOG 12.2.3, SOG 12.2.4: whether it helps and is allowed; where not, it is not spent. */
export function serveGrog(t: SogTable, ship: Ship): boolean {
  if (!mayServe(t.state, ship)) return false
  ship.grogServed = true
  ship.zero.push(...freeCrew(ship, 1))
  t.tell('all', 'SOG 12.2.1', say('grog.served', { ship: ship.id }))
  return true
}

function mayServe(state: State, ship: Ship): boolean {
  return !ship.grogServed && ship.crew.length > 0 && !isEnemyNear(state, ship)
}

/** SOG 12.2.1: within half a ruler, base to base. */
function isEnemyNear(state: State, ship: Ship): boolean {
  const { foot } = berthOf(ship)
  return afloat(state).some(
    (other) => other.side !== ship.side && isWithin(foot, berthOf(other).foot, RULER.half),
  )
}
