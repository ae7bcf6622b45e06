import assert from 'node:assert/strict'
import { buildCities } from '../../src/build/cities.ts'
import type { Work } from '../../src/build/city-works.ts'
import { nothing, type Purchase } from '../../src/build/purchase.ts'
import { buildUnits } from '../../src/build/units.ts'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import type { ArmyId, FleetId } from '../../src/data/pieces.ts'
import { newArmy, newFleet, noShips, noUnits, type Ships, type Units } from '../../src/pieces.ts'
import type { Power, State } from '../../src/state.ts'
import { of, position, Scene } from '../scene.ts'

/** All seven majors, with these options, changed as the test likes. */
export function seven(change?: (state: State) => void, options: object = {}): State {
  return position(MAJOR_IDS, { length: 'medium', ...options }, change)
}

export function unitScene(state: State): Scene {
  return new Scene(state, buildUnits)
}

export function cityScene(state: State): Scene {
  return new Scene(state, buildCities)
}

export function purchase(part: Partial<Purchase>): Purchase {
  return { ...nothing(), ...part }
}

export const minor = (land: LandId, quarry = false): Work => ({ work: 'minor', land, quarry })
export const upgrade = (land: LandId, quarry = false): Work => ({ work: 'upgrade', land, quarry })

/** What a seat holds: gold, cards and a leader. */
export function endow(
  state: State,
  faction: FactionId,
  wish: Partial<Pick<Power, 'gold' | 'hand' | 'leader'>>,
): void {
  Object.assign(of(state, faction), wish)
}

/** The only army of a seat. */
export function onlyArmy(
  state: State,
  faction: FactionId,
  id: ArmyId,
  at: LandId,
  units: Partial<Units>,
): void {
  const { armies } = of(state, faction)
  for (const each of ['I', 'II', 'III', 'IV', 'V'] as const) delete armies[each]
  armies[id] = newArmy(faction, id, at, { ...noUnits(), ...units })
}

/** Puts a fleet somewhere. */
export function fleetAt(
  state: State,
  faction: FactionId,
  id: FleetId,
  at: Parameters<typeof newFleet>[2],
  ships: Partial<Ships>,
): void {
  of(state, faction).fleets[id] = newFleet(faction, id, at, { ...noShips(), ...ships })
}

export function army(state: State, faction: FactionId, id: ArmyId) {
  const found = of(state, faction).armies[id]
  assert.ok(found, `${faction} has no army ${id}`)
  return found
}

export function fleet(state: State, faction: FactionId, id: FleetId) {
  const found = of(state, faction).fleets[id]
  assert.ok(found, `${faction} has no fleet ${id}`)
  return found
}
