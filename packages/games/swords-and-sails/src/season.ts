import { phases } from '@windward/table'
import { resolveBattles } from './battle/resolve-battles.ts'
import { buildCities } from './build/cities.ts'
import { buildUnits } from './build/units.ts'
import type { Phase } from './data/phases.ts'
import { diplomacy } from './diplomacy/diplomacy.ts'
import { collectIncome } from './income/income.ts'
import { intrigue } from './intrigue/intrigue.ts'
import { moveFleetsThenArmies } from './movement/movement.ts'
import { writeOrders } from './orders/write-orders.ts'
import type { SwordsAndSails } from './state.ts'
import { endSeason } from './victory/season-end.ts'

/**
 * SNS 1.1.3: the nine phases, each finished by all before the next begins. In all of them everyone acts at the same time,
 * except that cards are taken and played in an order of factions (SNS 1.1.4).
 */
export const season = phases<SwordsAndSails>({
  income: collectIncome,
  intrigue,
  diplomacy,
  orders: writeOrders,
  movement: moveFleetsThenArmies,
  battles: resolveBattles,
  units: buildUnits,
  cities: buildCities,
  season: endSeason,
} satisfies Record<Phase, unknown>)
