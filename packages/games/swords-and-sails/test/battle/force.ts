import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../../src/data/pieces.ts'
import {
  type Army,
  type Fleet,
  newArmy,
  newFleet,
  noShips,
  noUnits,
  type Ships,
  type Units,
} from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { of } from '../scene.ts'

/** An army of nobody in particular place, to do sums with. */
export function army(faction: FactionId, units: Partial<Units>, id: Army['id'] = 'I'): Army {
  return newArmy(faction, id, 'wends', { ...noUnits(), ...units })
}

export function fleet(faction: FactionId, ships: Partial<Ships>, id: Fleet['id'] = '1'): Fleet {
  return newFleet(faction, id, 'belts', { ...noShips(), ...ships })
}

/** Clears the board of pieces, so that a test stands up only what it needs. */
export function clear(state: State): void {
  for (const faction of state.seats) {
    const power = of(state, faction)
    for (const id of ARMY_IDS) delete power.armies[id]
    for (const id of FLEET_IDS) delete power.fleets[id]
  }
}

/** Stands an army up in a land. */
export function stand(
  state: State,
  faction: FactionId,
  id: Army['id'],
  at: LandId,
  units: Partial<Units>,
  change: Partial<Army> = {},
): Army {
  const stood: Army = { ...newArmy(faction, id, at, { ...noUnits(), ...units }), ...change }
  of(state, faction).armies[id] = stood
  return stood
}
