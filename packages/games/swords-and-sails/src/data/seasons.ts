import * as z from 'zod'
import type { Gold } from './coins.ts'
import { type Provenance, printed } from './provenance.ts'

export const SEASON_IDS = ['spring', 'summer', 'autumn', 'winter'] as const
export type SeasonId = (typeof SEASON_IDS)[number]

export const seasonSchema = z.strictObject({ harvestTimes: z.int().min(0).max(2) }).readonly()
export type Season = z.infer<typeof seasonSchema>

/** In order; the year advances after winter. */
export const SEASONS: Readonly<Record<SeasonId, Season>> = {
  spring: { harvestTimes: 1 },
  summer: { harvestTimes: 2 },
  autumn: { harvestTimes: 1 },
  winter: { harvestTimes: 0 },
}

/** A territory's harvest before the season's factor. */
export const HARVEST: Gold = 10

/** Trade, the same in every season; a capital is a major city. */
export const CITY_INCOME: Readonly<Record<'minor' | 'major', Gold>> = { minor: 10, major: 30 }

export const FIRST_SEASON: { readonly season: SeasonId; readonly year: number } = {
  season: 'spring',
  year: 1000,
}

export const SEASONS_PROVENANCE: Provenance = printed('R Phase 1, collect income')
