import type { Marks } from '@windward/table'
import { BROADSIDES } from './geometry/gunnery.ts'
import type { Seat } from './seats.ts'
import type { State } from './state.ts'

/** SOG 17.1: marks in all that lies face down for one captain. */
export function plant({ ships, batteries }: State, owner: Seat, mark: Marks): void {
  for (const { captain, guns } of batteries) {
    if (captain === owner && guns.box !== null && !guns.fired) Object.assign(guns, { box: mark.text() })
  }
  for (const ship of ships) {
    if (ship.captain !== owner) continue
    if (ship.plan.now !== null) Object.assign(ship.plan, { now: mark.text() })
    if (ship.plan.next !== null) Object.assign(ship.plan, { next: mark.text() })
    if (ship.dropped !== null) Object.assign(ship, { dropped: mark.text() })
    for (const side of BROADSIDES) {
      const guns = ship.guns[side]
      if (guns.box !== null && !guns.fired) Object.assign(guns, { box: mark.text() })
    }
  }
}
