import * as z from 'zod'
import type { Gold } from './coins.ts'
import type { Figures } from './figures.ts'
import { type Fraction, fractionSchema } from './fraction.ts'
import { inferred, type Provenance, printed } from './provenance.ts'

export const priceListSchema = z.array(z.int().positive().multipleOf(5)).readonly()

/**
 * Raising an army or a fleet, by how many of that kind the player has now. The new piece must receive a unit
 * in the same phase (ruling C23).
 */
export const COMMAND_COSTS: readonly Gold[] = [30, 50, 70, 100, 150]

export const CITY_SCHEDULES = ['full', 'threeFifths'] as const
/** What minor cities cost a faction. Ruling C22: the discount is for all of them, not for one a turn. */
export type CitySchedule = (typeof CITY_SCHEDULES)[number]

/** By the minor cities already in the territory, printed ones included; majors do not count (ruling C6). */
export const MINOR_CITY_COSTS: Readonly<Record<CitySchedule, readonly Gold[]>> = {
  full: [50, 75, 125, 225, 350, 500],
  threeFifths: [30, 45, 75, 135, 210, 300],
}

/** By the major cities already in the territory, capital and printed ones included (ruling C6). */
export const UPGRADE_COSTS: readonly Gold[] = [150, 225, 375, 675, 1050, 1500]

/** Beyond the end of a city table each price is this many times the one before, rounded up to the coin. */
export const BEYOND_CITY_TABLE: Fraction = [3, 2]

/** Cities a player may build in a season: one, and one more for each so many territories. */
export const CITY_LIMIT: Figures<'atLeast' | 'territoriesPerFurther'> = {
  atLeast: 1,
  territoriesPerFurther: 3,
}

/** A card of a colour, by how many of that colour were taken this phase, free ones included. No fourth. */
export const INTRIGUE_PRICES: readonly Gold[] = [30, 45, 60]

/** Casualty points of a siege paid in gold instead of blood: at most this share, rounded down. */
export const BUY_OFF: { readonly goldPerPoint: Gold; readonly share: Fraction } = {
  goldPerPoint: 15,
  share: [1, 2],
}
export const buyOffSchema = z.strictObject({ goldPerPoint: z.int().positive(), share: fractionSchema })

export const COSTS_PROVENANCE: Readonly<Record<string, Provenance>> = {
  command: printed('R Phase 7'),
  minorCity: printed('R Phase 8'),
  upgrade: printed('R Phase 8'),
  beyondCityTable: printed('R Phase 8'),
  beyondCityTableRounding: inferred('R Coin denominations'),
  cityLimit: printed('R Phase 8'),
  intrigue: printed('R Phase 2'),
  buyOff: printed('R Siege warfare'),
}
