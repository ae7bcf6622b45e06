import type { Foreseen } from '@windward/table'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import type { ArmyId } from '../../src/data/pieces.ts'
import type { ArmyOrder } from '../../src/orders/order.ts'
import { newArmy, noUnits, type Units } from '../../src/pieces.ts'
import { sieges } from '../../src/siege/sieges.ts'
import type { State } from '../../src/state.ts'
import { of, Scene } from '../scene.ts'

export interface Standing {
  readonly units: Partial<Units>
  /** Where it came from this season. */
  readonly from?: LandId
  readonly meets?: ArmyOrder['meets']
  readonly besieger?: FactionId
}

/** Puts an army into a land, on Attack unless told otherwise. */
export function encamp(
  state: State,
  faction: FactionId,
  army: ArmyId,
  land: LandId,
  { units, from, meets = { stance: 'attack' }, besieger }: Standing,
): void {
  const camped = newArmy(faction, army, land, { ...noUnits(), ...units })
  camped.from = from ?? land
  camped.order = { army, does: { deed: 'hold' }, meets, ...(besieger === undefined ? {} : { besieger }) }
  of(state, faction).armies[army] = camped
}

/** Takes all armies off the map but those of a test. */
export function disarm(state: State): void {
  for (const faction of state.seats) {
    const { armies, fleets } = of(state, faction)
    for (const id of ['I', 'II', 'III', 'IV', 'V'] as const) delete armies[id]
    for (const id of ['1', '2', '3', '4', '5'] as const) delete fleets[id]
  }
}

export function siegeScene(
  state: State,
  dice: Readonly<Record<string, readonly Foreseen[]>>,
  fought: readonly LandId[] = [],
): Scene {
  state.phase = 'battles'
  return new Scene(state, (t) => sieges(t, fought), {
    dice,
  })
}
