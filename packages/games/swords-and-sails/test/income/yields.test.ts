import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../src/data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { SEASON_IDS } from '../../src/data/seasons.ts'
import { bonusPercent, raised } from '../../src/income/bonus.ts'
import { cityIncome, harvest, incomeOf, incomeSheet } from '../../src/income/yields.ts'
import { handOver } from '../../src/lands.ts'
import type { State } from '../../src/state.ts'
import { ownPoints } from '../../src/victory/score.ts'
import { position } from '../scene.ts'

const medium = (change?: (state: State) => void) => position(MAJOR_IDS, { length: 'medium' }, change)

test('SNS E10, SNS 2.1.1, SNS 2.1.2, SNS 2.1.3 income through a year', () => {
  const state = medium()
  assert.deepEqual(
    SEASON_IDS.map((season) => incomeOf({ ...state, season }, 'FRA')),
    [70 + 50, 140 + 50, 70 + 50, 0 + 50],
  )
})

test('SNS 2.1.2 each city pays by itself', () => {
  const state = medium(({ lands }) => {
    lands.francia.cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'FRA' })
    lands.francia.cities.push({ kind: 'major', capitalOf: null, built: 1, holder: 'FRA' })
  })
  assert.equal(cityIncome(state, 'FRA'), 50 + 10 + 30)
})

test('SNS E5, SNS 2.1.3, SNS 2.1.4 the two markers of the income sheet', () => {
  const state = medium()
  assert.deepEqual(incomeSheet(state, 'KIE'), { cityIncome: 50, harvest: 90 })
  const before = ownPoints(state, 'KIE')
  for (const land of ['wallachia', 'vyatichi'] as const) handOver(state, land, 'KIE')
  assert.deepEqual(incomeSheet(state, 'KIE'), { cityIncome: 50, harvest: 110 })
  assert.equal(ownPoints(state, 'KIE'), before + 2)
  const thrace = state.lands.thrace.cities
  thrace.push({ kind: 'major', capitalOf: null, built: 1, holder: 'KIE' })
  thrace.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'KIE' })
  assert.equal(incomeSheet(state, 'KIE').cityIncome, 50 + 40)
  assert.equal(ownPoints(state, 'KIE'), before + 2 + 4)
})

test('SNS 2.1.4 points are a tenth of the sheet, pillaged or not', () => {
  const state = medium(({ lands }) => {
    lands.thrace.barren = 3
  })
  for (const faction of MAJOR_IDS) {
    const sheet = incomeSheet(state, faction)
    assert.equal((sheet.cityIncome + sheet.harvest) / 10, ownPoints(state, faction))
  }
})

test('SNS 2.1.5 pillaged land yields neither harvest nor trade', () => {
  const land: LandId = 'wessex'
  const state = medium()
  assert.deepEqual([cityIncome(state, 'ENG'), harvest(state, 'ENG', 'spring')], [70, 30])
  state.lands[land].barren = 3
  assert.deepEqual([cityIncome(state, 'ENG'), harvest(state, 'ENG', 'spring')], [30, 20])
})

test('SNS 2.1.6 in a partly taken land each city pays its holder, and nobody has the harvest', () => {
  const state = medium(({ lands }) => {
    for (const city of lands.wessex.cities) if (city.kind === 'minor') city.holder = 'FRA'
  })
  assert.deepEqual([cityIncome(state, 'ENG'), harvest(state, 'ENG', 'spring')], [60, 20])
  assert.deepEqual([cityIncome(state, 'FRA'), harvest(state, 'FRA', 'spring')], [60, 70])
})

test('SNS E11, SNS 2.3.1, SNS 2.3.3 bonus city income', () => {
  const bonus = (faction: FactionId, gold: number) => raised(gold, bonusPercent(faction, 'bonusCityIncome'))
  assert.deepEqual([bonus('FRA', 100), bonus('BUL', 100)], [135, 150])
  assert.deepEqual([bonus('FRA', 500), bonus('FRA', 70)], [665, 95])
  for (const faction of ['BUL', 'BYZ', 'FAT', 'QUR'] as const)
    assert.equal(bonusPercent(faction, 'bonusCityIncome'), 50)
})

test('SNS E12, SNS 2.3.2 bonus harvest', () => {
  const bonus = (faction: FactionId, gold: number) => raised(gold, bonusPercent(faction, 'bonusHarvest'))
  const state = medium((start) => handOver(start, 'wallachia', 'KIE'))
  const summer = harvest(state, 'KIE', 'summer')
  assert.equal(summer, 200)
  assert.deepEqual([bonus('KIE', summer), bonus('BYZ', summer)], [400, 300])
  assert.equal(bonus('KIE', harvest(state, 'KIE', 'winter')), 0)
  assert.equal(bonus('HRE', harvest(state, 'HRE', 'spring')), 105)
  for (const faction of ['KIE', 'FRA', 'HUN', 'POL'] as const)
    assert.equal(bonusPercent(faction, 'bonusHarvest'), 100)
})
