import * as z from 'zod'
import { designed, type Provenance, printed } from './provenance.ts'

const seconds = z.int().positive()

export const clocksSchema = z
  .strictObject({
    diplomacy: seconds,
    firstDiplomacy: seconds,
    extension: seconds,
    orders: seconds,
    units: seconds,
    cities: seconds,
  })
  .readonly()
export type Clocks = z.infer<typeof clocksSchema>

/** What a table starts from; ruling C5 leaves every one of these to the table, and none at all for play by mail. */
export const CLOCKS: Clocks = {
  diplomacy: 240,
  firstDiplomacy: 360,
  extension: 120,
  orders: 120,
  units: 120,
  cities: 120,
}

export const CLOCKS_PROVENANCE: Readonly<Record<keyof Clocks, Provenance>> = {
  diplomacy: printed('R Phase 3'),
  firstDiplomacy: designed('REF C5'),
  extension: printed('R Phase 3'),
  orders: printed('R Two-minute timer'),
  units: printed('R Two-minute timer'),
  cities: printed('R Two-minute timer'),
}
