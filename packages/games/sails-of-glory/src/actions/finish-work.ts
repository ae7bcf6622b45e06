import { afloat } from '../ships.ts'
import type { Ship, SogTable, Work } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 11.4.2, SOG 11.4.5: at the end of the turn, what was being worked on is done; a fire has burnt twice by then (SOG 11.6.2). */
export function finishWork(t: SogTable): void {
  for (const ship of afloat(t.state)) {
    for (const { on } of ship.working) {
      finish(ship, on)
      t.tell('all', 'SOG 11.4.5', say('actions.finished', { ship: ship.id, on }))
    }
    ship.working = []
  }
}

function finish({ special, repaired }: Ship, on: Work['on']): void {
  switch (on) {
    case 'fire':
      special.fires -= 1
      return
    case 'leak':
      special.leaks -= 1
      return
    case 'rudder':
      special.rudder = 0
      return
    case 'mast':
      special.masts -= 1
      repaired.mast = true
      return
  }
}
