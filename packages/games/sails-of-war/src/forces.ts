import type { RaceId } from './data/races.ts'
import { UNIT_IDS } from './data/units.ts'
import { addUnits, countOf, noUnits, type SomeUnits, without } from './pieces.ts'
import type { Realm, Units } from './public-state.ts'

/** Puts units on a Realm; those that have moved this turn do so no more. */
export function station(realm: Realm, race: RaceId, units: SomeUnits, moved = false): void {
  if (countOf(units) === 0) return
  const force = realm.forces[race] ?? { units: noUnits(), moved: noUnits() }
  realm.forces[race] = force
  addUnits(force.units, units)
  if (moved) addUnits(force.moved, units)
}

/** Takes units off a Realm, those that have not moved first, or just those that have. */
export function withdraw(realm: Realm, race: RaceId, units: SomeUnits, moved = false): void {
  const force = realm.forces[race]
  if (force === undefined) return
  addUnits(force.units, units, -1)
  if (moved) addUnits(force.moved, units, -1)
  for (const unit of UNIT_IDS) force.moved[unit] = Math.min(force.moved[unit], force.units[unit])
  if (countOf(force.units) === 0) delete realm.forces[race]
}

/** What may still move. */
export function freshUnits(realm: Realm, race: RaceId): Units {
  const force = realm.forces[race]
  return force === undefined ? noUnits() : without(force.units, force.moved)
}

/** At the end of a turn nothing has moved. */
export function restAll(realm: Realm, race: RaceId): void {
  const force = realm.forces[race]
  if (force !== undefined) force.moved = noUnits()
}
