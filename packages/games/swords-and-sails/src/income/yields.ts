import type { FactionId } from '../data/factions/factions.ts'
import { CITY_INCOME, HARVEST, SEASONS, type SeasonId } from '../data/seasons.ts'
import { citiesOf, everyLand, isPartlyTaken, landsOf } from '../lands.ts'
import type { City, LandState } from '../state.ts'
import type { Board } from '../view/view.ts'

type Lands = Pick<Board, 'lands'>

/** The two markers on a faction's income sheet (SNS 2.1.3): they follow land and cities, not what these yield. */
export interface IncomeSheet {
  readonly cityIncome: number
  /** At its Spring value. */
  readonly harvest: number
}

/** SNS 2.1.4 */
export function incomeSheet(board: Lands, faction: FactionId): IncomeSheet {
  return { cityIncome: tradeOf(citiesOf(board, faction)), harvest: landsOf(board, faction).length * HARVEST }
}

/** SNS 2.1.5, SNS 8.5.6: pillaged land yields again in the phase 1 that takes its last count off. */
export function isYielding({ barren }: Pick<LandState, 'barren'>): boolean {
  return barren <= 1
}

/** What a faction's land and cities pay in a phase 1 that comes now, without cards. */
export interface Yields {
  city: number
  harvest: number
}

/** The yields of all who have any, by one walk over the map. */
export function yieldsIn(board: Lands, season: SeasonId): ReadonlyMap<FactionId, Readonly<Yields>> {
  const all = new Map<FactionId, Yields>()
  const field = HARVEST * SEASONS[season].harvestTimes
  for (const { land } of everyLand(board)) {
    if (!isYielding(land)) continue
    for (const { holder, kind } of land.cities)
      if (holder !== null) yieldsOf(all, holder).city += CITY_INCOME[kind]
    if (land.owner !== null && !isPartlyTaken(land)) yieldsOf(all, land.owner).harvest += field
  }
  return all
}

function yieldsOf(all: Map<FactionId, Yields>, faction: FactionId): Yields {
  const own = all.get(faction) ?? { city: 0, harvest: 0 }
  all.set(faction, own)
  return own
}

/** SNS 2.1.2, SNS 2.1.5, SNS 2.1.6: what the faction's cities pay in a phase 1 that comes now. */
export function cityIncome(board: Lands, faction: FactionId): number {
  return yieldsIn(board, 'spring').get(faction)?.city ?? 0
}

/** SNS 2.1.1, SNS 2.1.3, SNS 2.1.6: the harvest of the land the faction wholly controls. */
export function harvest(board: Lands, faction: FactionId, season: SeasonId): number {
  return yieldsIn(board, season).get(faction)?.harvest ?? 0
}

/** What land and cities pay together, without cards. */
export function incomeOf(board: Pick<Board, 'lands' | 'season'>, faction: FactionId): number {
  return cityIncome(board, faction) + harvest(board, faction, board.season)
}

function tradeOf(cities: readonly City[]): number {
  return cities.reduce((sum, { kind }) => sum + CITY_INCOME[kind], 0)
}
