import type { Marks } from '@windward/table'
import { postsOf } from './gunners/gunner.ts'
import type { Seat } from './seats.ts'
import type { State } from './state.ts'

/** SOG 17.1: marks in all that lies face down for one captain. */
export function plant({ ships, batteries, planned }: State, owner: Seat, mark: Marks): void {
  for (const gunner of [...ships, ...batteries]) {
    if (gunner.captain !== owner) continue
    if (planned !== undefined) Object.assign(planned, { [gunner.id]: [mark.text()] })
    for (const { guns } of postsOf(gunner)) {
      if (guns.box !== null && !guns.fired) Object.assign(guns, { box: mark.text() })
    }
    if ('type' in gunner) continue
    const { plan, dropped } = gunner
    if (plan.now !== null) Object.assign(plan, { now: mark.text() })
    if (plan.next !== null) Object.assign(plan, { next: mark.text() })
    if (dropped !== null) Object.assign(gunner, { dropped: mark.text() })
  }
}
