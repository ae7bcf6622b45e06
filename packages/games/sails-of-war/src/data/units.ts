import * as z from 'zod'
import { designed, inferred, printed, type TableProvenance } from './provenance.ts'
import type { Goods } from './resources.ts'

export const ARMY_IDS = ['footman', 'archer', 'cavalry'] as const
export const MONSTER_IDS = ['giant', 'firegaunt', 'dragon'] as const
export const UNIT_IDS = [...ARMY_IDS, ...MONSTER_IDS] as const
export type ArmyUnitId = (typeof ARMY_IDS)[number]
export type MonsterId = (typeof MONSTER_IDS)[number]
export type UnitId = (typeof UNIT_IDS)[number]

export const unitSchema = z.strictObject({
  move: z.int().min(1).max(5),
  /** A roll of this or more routs a unit of the other side. */
  rout: z.int().min(1).max(10),
  /** A roll of this or more kills one instead. */
  kill: z.int().min(1).max(10),
})
export type Unit = Readonly<z.infer<typeof unitSchema>>

/** SOW 1.4.1: before any race's own figures, which are in `races.ts`. */
export const UNITS: Readonly<Record<UnitId, Unit>> = {
  footman: { move: 2, rout: 6, kill: 8 },
  archer: { move: 2, rout: 6, kill: 8 },
  cavalry: { move: 3, rout: 5, kill: 7 },
  giant: { move: 2, rout: 4, kill: 6 },
  firegaunt: { move: 2, rout: 3, kill: 7 },
  dragon: { move: 3, rout: 5, kill: 8 },
}

/** SOW 1.4.2 */
export const UNIT_COSTS: Readonly<Record<ArmyUnitId, Goods>> = {
  footman: { grain: 0, wood: 1, iron: 1 },
  archer: { grain: 0, wood: 2, iron: 1 },
  cavalry: { grain: 0, wood: 1, iron: 2 },
}
export const UNIT_SUPPLY: Readonly<Record<ArmyUnitId, Goods>> = {
  footman: { grain: 1, wood: 0, iron: 0 },
  archer: { grain: 1, wood: 0, iron: 0 },
  cavalry: { grain: 1, wood: 0, iron: 1 },
}

/** SOW 1.4.3 */
export const MONSTER_COUNTERS: Readonly<Record<MonsterId, number>> = { giant: 6, firegaunt: 6, dragon: 8 }

/** SOW 1.4.5 */
export const STACK_LIMIT = 10

/** SOW 7.7 */
export const DRAGON_PASSENGERS = { units: 2, heroes: 1 } as const
export const DRAGON_ATTACKS = 2

/** SOW 8.4.2 */
export const GIANT_RALLY = 3
export const FIREGAUNT_DREAD = -2

export const UNITS_PROVENANCE: TableProvenance<
  'armyUnits' | 'monsters' | 'costs' | 'supply' | 'dragons' | 'giantsAndFiregaunts' | 'stack' | 'special'
> = {
  armyUnits: designed('B 3.4'),
  monsters: printed('S table of monsters'),
  costs: printed('S table of recruitment and supply'),
  supply: printed('S table of recruitment and supply'),
  dragons: printed('S 8'),
  giantsAndFiregaunts: designed('B 3.4'),
  stack: inferred('B 1.11'),
  special: printed('S table of monsters'),
}
