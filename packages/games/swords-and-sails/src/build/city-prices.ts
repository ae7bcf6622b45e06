import { BEYOND_CITY_TABLE, CITY_LIMIT, MINOR_CITY_COSTS, UPGRADE_COSTS } from '../data/costs.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { landsOf } from '../lands.ts'
import { cardOf, leaderOf } from '../powers.ts'
import { shareUp } from '../treasury.ts'
import type { Board } from '../view/view.ts'
import type { Builder } from './prices.ts'

/** SNS 10.2.1, SNS 10.2.3, SNS 10.3.1: a minor city in land that has so many. */
export function minorPrice(builder: Builder, there: number): number {
  const schedule = cardOf(builder.faction).minorCities
  const cheaper = leaderOf(builder).minorCities
  if (cheaper === null) return stepOf(MINOR_CITY_COSTS[schedule], there)
  return cheaper.schedule === schedule
    ? shareUp(stepOf(MINOR_CITY_COSTS.full, there), cheaper.ifAlready)
    : stepOf(MINOR_CITY_COSTS[cheaper.schedule], there)
}

/** SNS 10.2.1, SNS 10.3.2: an upgrade in land that has so many major cities. */
export function upgradePrice(builder: Builder, there: number): number {
  return shareUp(stepOf(UPGRADE_COSTS, there), leaderOf(builder).upgradePrice)
}

/** SNS 10.2.2: beyond the table each step grows from the one before. */
function stepOf(prices: readonly number[], step: number): number {
  const printed = prices[step]
  return printed ?? shareUp(stepOf(prices, step - 1), BEYOND_CITY_TABLE)
}

/** SNS 10.1.4: works a seat may pay for in a season. */
export function cityLimit(board: Pick<Board, 'lands'>, faction: FactionId): number {
  return limitWith(landsOf(board, faction).length)
}

/** The same for a seat with so many lands. */
export function limitWith(lands: number): number {
  const { atLeast, territoriesPerFurther } = CITY_LIMIT
  return atLeast + Math.floor(lands / territoriesPerFurther)
}
