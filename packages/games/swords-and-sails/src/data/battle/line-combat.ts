import * as z from 'zod'
import { designed, inferred, type Provenance, printed } from '../provenance.ts'
import { SHIP_IDS, type ShipId } from '../ships.ts'
import { UNIT_IDS, type UnitId } from '../units.ts'

const twoDice = z.int().min(0).max(12)

/** The attacker's rows of the land table: the six units, and three that strike better than their kind. */
export const LAND_ROW_IDS = [...UNIT_IDS, 'HI_NSE', 'LI_ENG', 'PS_KIE'] as const
export type LandRowId = (typeof LAND_ROW_IDS)[number]

export const landTableSchema = z.record(
  z.enum(LAND_ROW_IDS),
  z.record(z.enum(UNIT_IDS), twoDice.min(2)).readonly(),
)

/** Two dice showing this or less destroy the unit of the column. */
export const LINE_COMBAT_ON_LAND: Readonly<Record<LandRowId, Readonly<Record<UnitId, number>>>> = {
  KN: { KN: 6, HC: 9, LC: 7, HI: 7, LI: 9, PS: 11 },
  HC: { KN: 5, HC: 8, LC: 6, HI: 4, LI: 8, PS: 11 },
  LC: { KN: 4, HC: 7, LC: 7, HI: 6, LI: 5, PS: 10 },
  HI: { KN: 6, HC: 8, LC: 4, HI: 4, LI: 5, PS: 9 },
  HI_NSE: { KN: 6, HC: 8, LC: 5, HI: 6, LI: 6, PS: 10 },
  LI: { KN: 4, HC: 4, LC: 7, HI: 6, LI: 7, PS: 8 },
  LI_ENG: { KN: 5, HC: 5, LC: 8, HI: 7, LI: 8, PS: 9 },
  PS: { KN: 2, HC: 2, LC: 3, HI: 3, LI: 4, PS: 7 },
  PS_KIE: { KN: 3, HC: 3, LC: 4, HI: 4, LI: 5, PS: 8 },
}

/** Any unit aboard makes a transport loaded (ruling C36). */
export const SHIP_TARGET_IDS = ['WS', 'RD', 'TRloaded', 'TRunloaded'] as const
export type ShipTargetId = (typeof SHIP_TARGET_IDS)[number]

export const seaTableSchema = z.record(
  z.enum(SHIP_IDS),
  z
    .record(z.enum(SHIP_TARGET_IDS), z.strictObject({ destroy: twoDice, capture: twoDice }).readonly())
    .readonly(),
)
type SeaRow = Readonly<Record<ShipTargetId, { readonly destroy: number; readonly capture: number }>>

/**
 * Two dice showing `capture` or less take the ship, else `destroy` or less sink it. The row of the transports
 * is only for a faction whose transports fight.
 */
export const LINE_COMBAT_AT_SEA: Readonly<Record<ShipId, SeaRow>> = {
  WS: {
    WS: { destroy: 7, capture: 2 },
    RD: { destroy: 9, capture: 3 },
    TRloaded: { destroy: 10, capture: 0 },
    TRunloaded: { destroy: 10, capture: 4 },
  },
  RD: {
    WS: { destroy: 4, capture: 0 },
    RD: { destroy: 5, capture: 3 },
    TRloaded: { destroy: 7, capture: 0 },
    TRunloaded: { destroy: 6, capture: 3 },
  },
  TR: {
    WS: { destroy: 2, capture: 0 },
    RD: { destroy: 3, capture: 0 },
    TRloaded: { destroy: 4, capture: 0 },
    TRunloaded: { destroy: 4, capture: 2 },
  },
}

export const LINE_COMBAT_PROVENANCE: Readonly<
  Record<'land' | 'sea' | 'seaTransports' | 'captureFirst', Provenance>
> = {
  land: printed('R Land combat tables'),
  sea: printed('R Fleet combat'),
  seaTransports: designed('REF 2.4'),
  captureFirst: inferred('R Fleet combat: the lower of the two numbers is the capture'),
}
