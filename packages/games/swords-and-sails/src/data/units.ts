import * as z from 'zod'
import { inferred, printed, type TableProvenance } from './provenance.ts'

export const UNIT_IDS = ['KN', 'HC', 'LC', 'HI', 'LI', 'PS'] as const
export type UnitId = (typeof UNIT_IDS)[number]

export const unitSchema = z
  .strictObject({
    cost: z.int().positive().multipleOf(5),
    maintenance: z.int().positive(),
    morale: z.int().positive(),
    dice: z.int().min(1).max(2),
    /** A die of quick combat counts when it shows this or less. */
    hit: z.int().min(1).max(6),
    /** The casualty points one unit absorbs, in battle and in siege. */
    health: z.int().positive(),
    shield: z.int().nonnegative(),
    /** Bears the arrow: it takes part in volleys. */
    ranged: z.boolean(),
  })
  .readonly()
export type Unit = z.infer<typeof unitSchema>

/** Army units before any faction's specials; a faction's own figures are in `faction-cards.ts`. */
export const UNITS: Readonly<Record<UnitId, Unit>> = {
  KN: { cost: 100, maintenance: 6, morale: 5, dice: 2, hit: 5, health: 6, shield: 2, ranged: false },
  HC: { cost: 80, maintenance: 5, morale: 4, dice: 2, hit: 4, health: 5, shield: 1, ranged: false },
  LC: { cost: 60, maintenance: 4, morale: 2, dice: 2, hit: 3, health: 4, shield: 0, ranged: true },
  // Ruling C10: the guide's example rolls six dice for one HC and two HI; the per-unit dice here stand.
  HI: { cost: 50, maintenance: 3, morale: 3, dice: 1, hit: 4, health: 3, shield: 2, ranged: false },
  LI: { cost: 30, maintenance: 2, morale: 2, dice: 1, hit: 3, health: 2, shield: 0, ranged: true },
  PS: { cost: 15, maintenance: 1, morale: 1, dice: 1, hit: 2, health: 1, shield: 0, ranged: false },
}

/** Mounted: quick to leave a fight and to run others down. */
export const CAVALRY: readonly UnitId[] = ['KN', 'HC', 'LC']

/** On foot, peasants among them. */
export const INFANTRY: readonly UnitId[] = ['HI', 'LI', 'PS']

export const UNIT_PROVENANCE: TableProvenance<UnitId, keyof Unit> = {
  columns: {
    cost: printed('R Unit types'),
    maintenance: printed('R Unit types'),
    morale: printed('R Unit types'),
    dice: printed('GM Phase 6, close combat'),
    hit: printed('GM Phase 6, close combat'),
    health: printed('R Siege warfare'),
    shield: printed('GM Phase 6, army battles'),
    ranged: printed('R Long ranged barrage'),
  },
  cells: { LC: { shield: inferred('GM Phase 6, army battles: absent from the list of armoured units') } },
}

/** Every army unit, knight or peasant, takes one place aboard. */
export const CARRY_PER_UNIT = 1
