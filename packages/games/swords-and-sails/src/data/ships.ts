import * as z from 'zod'
import { printed, type TableProvenance } from './provenance.ts'

export const SHIP_IDS = ['WS', 'RD', 'TR'] as const
export type ShipId = (typeof SHIP_IDS)[number]

export const shipSchema = z
  .strictObject({
    cost: z.int().positive().multipleOf(5),
    maintenance: z.int().positive(),
    carry: z.int().positive(),
    /** No dice: the ship cannot attack. */
    dice: z.int().min(0).max(2),
    hit: z.int().min(0).max(6),
    health: z.int().positive(),
    shield: z.int().nonnegative(),
  })
  .readonly()
export type Ship = z.infer<typeof shipSchema>

/** Ships before any faction's specials; a faction's own figures are in `faction-cards.ts`. */
export const SHIPS: Readonly<Record<ShipId, Ship>> = {
  // SNS 1.3.3, ruling C1: two places aboard a warship, though the guide's first turn says one.
  WS: { cost: 100, maintenance: 10, carry: 2, dice: 2, hit: 5, health: 6, shield: 3 },
  // Ruling C2: three places aboard a raider, by the table and the guide against the prose.
  RD: { cost: 50, maintenance: 5, carry: 3, dice: 1, hit: 4, health: 3, shield: 2 },
  TR: { cost: 20, maintenance: 3, carry: 5, dice: 0, hit: 0, health: 1, shield: 1 },
}

export const SHIP_PROVENANCE: TableProvenance<ShipId, keyof Ship> = {
  columns: {
    cost: printed('R Unit types'),
    maintenance: printed('R Unit types'),
    carry: printed('R Unit types'),
    dice: printed('GM Phase 6, sea battles'),
    hit: printed('GM Phase 6, sea battles'),
    health: printed('GM Phase 6, sea battles'),
    shield: printed('GM Phase 6, sea battles'),
  },
  cells: {},
}
