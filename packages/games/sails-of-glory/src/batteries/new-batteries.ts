import { BATTERY_NAMES } from '../data/targets.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { captainsOf, type Seat } from '../seats.ts'
import type { Battery } from '../state.ts'

/** SOG 14.1.1: the batteries of a scenario; the first captain of a side commands its own. */
export function newBatteries(batteries: Scenario['batteries'], seats: readonly Seat[]): Battery[] {
  return batteries.flatMap(({ type, side, pose }, index): Battery[] => {
    const id = BATTERY_NAMES[index]
    if (id === undefined) return []
    return [
      {
        id,
        type,
        side,
        captain: captainsOf(seats, side)[0] ?? null,
        pose: { ...pose },
        fate: 'standing',
        hull: [],
        crew: [],
        zero: [],
        mended: [],
        mustered: { hull: 0, crew: 0 },
        guns: { box: 'ball', fired: false, slow: null, doubling: false, fresh: true },
        fires: 0,
        received: 0,
        repaired: false,
        delayed: [],
        extinguishing: false,
      },
    ]
  })
}
