import * as z from 'zod'
import { ARMY_IDS, UNIT_IDS, type UnitId } from './data/units.ts'
import type { Force, Units } from './public-state.ts'

export const noUnits = (): Units => ({
  footman: 0,
  archer: 0,
  cavalry: 0,
  giant: 0,
  firegaunt: 0,
  dragon: 0,
})

/** Units as an answer names them: only those of which there are some. */
export const unitsShape = z
  .partialRecord(z.enum(UNIT_IDS), z.int().min(1).max(99))
  .refine((units) => Object.keys(units).length > 0, 'no units are named')
export type SomeUnits = Partial<Units>

export function unitsOf(some: SomeUnits): Units {
  return { ...noUnits(), ...some }
}

export function someOf(units: Units): SomeUnits {
  const some: SomeUnits = {}
  for (const unit of UNIT_IDS) if (units[unit] > 0) some[unit] = units[unit]
  return some
}

export function addUnits(to: Units, more: SomeUnits, times = 1): void {
  for (const unit of UNIT_IDS) to[unit] += times * (more[unit] ?? 0)
}

export function without(units: Units, less: SomeUnits): Units {
  const left = { ...units }
  addUnits(left, less, -1)
  return left
}

/** Whether all of these are among those. */
export function holds(units: Units, some: SomeUnits): boolean {
  return UNIT_IDS.every((unit) => (some[unit] ?? 0) <= units[unit])
}

export function countOf(units: SomeUnits): number {
  let count = 0
  for (const unit of UNIT_IDS) count += units[unit] ?? 0
  return count
}

/** Footmen, Archers and Cavalry only: what stacks, boards and takes control. */
export function armyCount(units: SomeUnits): number {
  let count = 0
  for (const unit of ARMY_IDS) count += units[unit] ?? 0
  return count
}

export function kindsIn(units: SomeUnits): UnitId[] {
  return UNIT_IDS.filter((unit) => (units[unit] ?? 0) > 0)
}

export function copyOfForce({ units, moved }: Force): Force {
  return { units: { ...units }, moved: { ...moved } }
}
