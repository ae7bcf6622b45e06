import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIEGE_DICE, siegeDiceSchema } from '../../src/data/battle/siege-dice.ts'
import { CLOCKS, clocksSchema } from '../../src/data/clocks.ts'
import { SMALLEST_COIN } from '../../src/data/coins.ts'
import {
  BEYOND_CITY_TABLE,
  BUY_OFF,
  buyOffSchema,
  CITY_LIMIT,
  COMMAND_COSTS,
  INTRIGUE_PRICES,
  MINOR_CITY_COSTS,
  priceListSchema,
  UPGRADE_COSTS,
} from '../../src/data/costs.ts'
import { figuresSchema } from '../../src/data/figures.ts'
import { ARMY_IDS } from '../../src/data/pieces.ts'

const upToCoin = (gold: number): number => Math.ceil(gold / SMALLEST_COIN) * SMALLEST_COIN

function cityPrice(table: readonly number[], existing: number): number {
  const price = table[existing]
  if (price !== undefined) return price
  const [times, over] = BEYOND_CITY_TABLE
  return upToCoin((cityPrice(table, existing - 1) * times) / over)
}

test('price lists, buying off, siege dice and clocks have the form their schemas ask for', () => {
  for (const list of [COMMAND_COSTS, INTRIGUE_PRICES, UPGRADE_COSTS, ...Object.values(MINOR_CITY_COSTS)]) {
    priceListSchema.parse(list)
  }
  buyOffSchema.parse(BUY_OFF)
  figuresSchema.parse(CITY_LIMIT)
  siegeDiceSchema.parse(SIEGE_DICE)
  clocksSchema.parse(CLOCKS)
})

test('there is a command cost for each of the five armies; who has three pays 100 for the next', () => {
  assert.equal(COMMAND_COSTS.length, ARMY_IDS.length)
  assert.equal(COMMAND_COSTS[3], 100)
})

test('a cheap minor city costs three fifths, an upgrade three times a full one', () => {
  assert.deepEqual(
    MINOR_CITY_COSTS.threeFifths,
    MINOR_CITY_COSTS.full.map((gold) => (gold * 3) / 5),
  )
  assert.deepEqual(
    UPGRADE_COSTS,
    MINOR_CITY_COSTS.full.map((gold) => gold * 3),
  )
})

test('beyond the tables each city is half as dear again', () => {
  const seventhAndEighth = (table: readonly number[]) => [cityPrice(table, 6), cityPrice(table, 7)]
  assert.deepEqual(seventhAndEighth(MINOR_CITY_COSTS.full), [750, 1125])
  assert.deepEqual(seventhAndEighth(MINOR_CITY_COSTS.threeFifths), [450, 675])
  assert.deepEqual(seventhAndEighth(UPGRADE_COSTS), [2250, 3375])
})

test('with seven territories three cities may be built in a season', () => {
  assert.equal(CITY_LIMIT.atLeast + Math.floor(7 / CITY_LIMIT.territoriesPerFurther), 3)
})

test('the Empire with a free yellow and a free blue card pays 105 for a blue, a green and a red one', () => {
  const [first = 0, second = 0] = INTRIGUE_PRICES
  assert.equal(second + first + first, 105)
})

test('of 13 casualty points 6 can be bought off for 90 gold', () => {
  const [share, whole] = BUY_OFF.share
  const bought = Math.floor((13 * share) / whole)
  assert.deepEqual([bought, bought * BUY_OFF.goldPerPoint], [6, 90])
})

test('Pomerania with its two minor cities is besieged with three dice', () => {
  assert.equal(SIEGE_DICE.territory + 2 * SIEGE_DICE.minorCity, 3)
})
