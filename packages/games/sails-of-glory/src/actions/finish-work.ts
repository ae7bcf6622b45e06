import { standing } from '../batteries/batteries.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import type { Acting } from '../gunners/gunner.ts'
import { afloat } from '../ships.ts'
import type { Ship, SogTable, Work } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 11.4.2, SOG 11.4.5: at the end of the turn, what was being worked on is done; a fire has burnt twice by then (SOG 11.6.2). */
export function finishWork(t: SogTable, acting: Acting): void {
  for (const ship of afloat(t.state)) {
    for (const work of ship.working) {
      const { on } = work
      finish(ship, on)
      ship.working = ship.working.filter((each) => each !== work)
      t.tell('all', 'SOG 11.4.5', say('actions.finished', { ship: ship.id, on }))
    }
  }
  for (const battery of standing(t.state)) {
    const { id, extinguishing } = battery
    battery.extinguishing = false
    battery.delayed = (['extinguish', 'repair'] as const).filter((action) => acting(id, action))
    if (!extinguishing) continue
    battery.fires -= 1
    t.tell('all', 'SOG 11.4.2', sayBattery('battery.extinguished', { battery: id }))
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
