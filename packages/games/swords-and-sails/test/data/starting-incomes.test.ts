import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import {
  FACTION_IDS,
  type FactionId,
  isMajor,
  MINOR_IDS,
  MINORS,
  minorSchema,
  PIECE_COLOURS,
} from '../../src/data/factions/factions.ts'
import { CAPITALS, HOME_LANDS } from '../../src/data/factions/home-lands.ts'
import { landOf } from '../../src/data/map.ts'
import {
  CITY_INCOME,
  FIRST_SEASON,
  HARVEST,
  SEASON_IDS,
  SEASONS,
  seasonSchema,
} from '../../src/data/seasons.ts'
import { VICTORY, victorySchema } from '../../src/data/victory.ts'

interface Start {
  readonly lands: number
  readonly cityIncome: number
  readonly springGold: number
  readonly points: number
}

function start(faction: FactionId, balanced: boolean): Start {
  const home = HOME_LANDS[faction].map(landOf)
  const printed = home.map((land) => (balanced ? land.balanced : undefined) ?? land.cities)
  const founded = !isMajor(faction) && MINORS[faction].foundsCapital ? 1 : 0
  const minors = printed.reduce((sum, cities) => sum + cities.minor, 0)
  const majors = printed.reduce((sum, cities) => sum + cities.major, founded)
  const cityIncome = minors * CITY_INCOME.minor + majors * CITY_INCOME.major
  return {
    lands: home.length,
    cityIncome,
    springGold: cityIncome + home.length * HARVEST * SEASONS[FIRST_SEASON.season].harvestTimes,
    points: home.length * VICTORY.territory + minors * VICTORY.minorCity + majors * VICTORY.majorCity,
  }
}

test('seasons, victory and minors have the form their schemas ask for', () => {
  z.record(z.enum(SEASON_IDS), seasonSchema).parse(SEASONS)
  victorySchema.parse(VICTORY)
  z.record(z.enum(MINOR_IDS), minorSchema).parse(MINORS)
})

test('lands, city income, spring gold and points at the start', () => {
  const table = FACTION_IDS.map((faction) => [faction, ...Object.values(start(faction, false))])
  assert.deepEqual(table, [
    ['BYZ', 7, 200, 270, 27],
    ['FAT', 6, 130, 190, 19],
    ['HRE', 7, 130, 200, 20],
    ['KIE', 9, 50, 140, 14],
    ['NSE', 6, 40, 100, 10],
    ['FRA', 7, 50, 120, 12],
    ['ENG', 3, 70, 100, 10],
    ['POL', 2, 40, 60, 6],
    ['HUN', 2, 30, 50, 5],
    ['QUR', 3, 70, 100, 10],
    ['LEO', 2, 50, 70, 7],
    ['BUL', 2, 40, 60, 6],
    ['IRE', 3, 50, 80, 8],
    ['KHA', 2, 50, 70, 7],
    ['ARM', 2, 50, 70, 7],
  ])
})

test('the balanced start takes Byzantium to 22 points and 220 gold and touches nobody else', () => {
  assert.deepEqual(start('BYZ', true), { lands: 7, cityIncome: 150, springGold: 220, points: 22 })
  for (const faction of FACTION_IDS.filter((id) => id !== 'BYZ')) {
    assert.deepEqual(start(faction, true), start(faction, false))
  }
})

test('points are a tenth of city income and harvest', () => {
  for (const faction of FACTION_IDS) {
    const { springGold, points } = start(faction, false)
    assert.equal(points * 10, springGold)
  }
})

test('every capital stands at home; Leon, Ireland, the Khazars and Armenia found theirs at set-up', () => {
  for (const faction of FACTION_IDS) {
    assert.ok(HOME_LANDS[faction].includes(CAPITALS[faction]))
    const founds = !isMajor(faction) && MINORS[faction].foundsCapital
    assert.equal(landOf(CAPITALS[faction]).cities.major, founds ? 0 : 1)
  }
  assert.deepEqual(
    MINOR_IDS.filter((minor) => MINORS[minor].foundsCapital).map((minor) => CAPITALS[minor]),
    ['leon', 'leinster', 'khazaria', 'armenia'],
  )
})

test('a year’s harvest is four of spring’s, and winter gives none', () => {
  assert.equal(
    SEASON_IDS.reduce((sum, season) => sum + SEASONS[season].harvestTimes, 0),
    4,
  )
  assert.equal(SEASONS.winter.harvestTimes, 0)
})

test('no two factions have pieces of one colour', () => {
  assert.equal(new Set(Object.values(PIECE_COLOURS)).size, FACTION_IDS.length)
})
