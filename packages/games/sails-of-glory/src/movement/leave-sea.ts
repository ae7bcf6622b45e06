import { lose, surrenderBeaten } from '../damage/lose-ship.ts'
import { footprint } from '../geometry/footprint.ts'
import { edgesCrossed, isAtSea } from '../geometry/sea.ts'
import { afloat, baseOf } from '../ships.ts'
import type { SogTable } from '../state.ts'
import { isPardoned } from '../victory/may-leave-unpunished.ts'
import { say } from './words.en.ts'

/** SOG 6.1.7, SOG 12.14.3, SOG 12.18.4: whoever lies over the edge of the sea is out of play. */
export function leaveSea(t: SogTable): void {
  for (const ship of afloat(t.state)) {
    const foot = footprint(ship.pose, baseOf(ship.id))
    if (isAtSea(foot, t.state.sea)) continue
    ship.leftBy = edgesCrossed(foot, t.state.sea)
    ship.pardoned = isPardoned(t.state, ship)
    lose(t, ship, 'left')
    t.tell('all', 'SOG 6.1.7', say('move.left', { ship: ship.id, pardoned: ship.pardoned }))
  }
  for (const ship of t.state.ships) {
    if (!ship.wreck || isAtSea(footprint(ship.pose, baseOf(ship.id)), t.state.sea)) continue
    ship.wreck = false
    t.tell('all', 'SOG 12.18.4', say('move.drifted', { ship: ship.id }))
  }
  surrenderBeaten(t)
}
