import * as z from 'zod'
import type { Fraction } from './fraction.ts'
import { type Provenance, printed } from './provenance.ts'

/** Five armies and five fleets a faction, never more. */
export const ARMY_IDS = ['I', 'II', 'III', 'IV', 'V'] as const
export type ArmyId = (typeof ARMY_IDS)[number]

export const FLEET_IDS = ['1', '2', '3', '4', '5'] as const
export type FleetId = (typeof FLEET_IDS)[number]

export const pieceSchema = z.union([
  z.strictObject({ army: z.enum(ARMY_IDS) }).readonly(),
  z.strictObject({ fleet: z.enum(FLEET_IDS) }).readonly(),
])
export type Piece = z.infer<typeof pieceSchema>

/**
 * The greatest share of an army that may be peasants. Ruling C24: exactly this share is allowed, and it is
 * looked at only when units are built or merged.
 */
export const PEASANT_SHARE: Fraction = [1, 2]

export const PIECES_PROVENANCE: Provenance = printed('R Armies, Fleet pieces, Army units')
