import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { CITY_INCOME, HARVEST } from '../../src/data/seasons.ts'
import { citiesOf, landsOf } from '../../src/lands.ts'
import type { State } from '../../src/state.ts'
import { position } from '../scene.ts'

function figures(state: State, faction: FactionId) {
  const lands = landsOf(state, faction).length
  const city = citiesOf(state, faction).reduce((sum, { kind }) => sum + CITY_INCOME[kind], 0)
  return { lands, city, harvest: lands * HARVEST }
}

test('SNS 1.4.4, SNS 1.4.5, SNS 1.4.6 the starting figures follow from the land', () => {
  const whole = position(MAJOR_IDS, { length: 'medium' })
  assert.deepEqual(figures(whole, 'BYZ'), { lands: 7, city: 200, harvest: 70 })
  assert.deepEqual(figures(whole, 'HRE'), { lands: 7, city: 130, harvest: 70 })
  assert.deepEqual(figures(whole, 'NSE'), { lands: 6, city: 40, harvest: 60 })
  assert.deepEqual(figures(position(MAJOR_IDS), 'BYZ'), { lands: 7, city: 150, harvest: 70 })
})

test('SNS 1.6.1, SNS 1.6.2, SNS 1.6.3 half maps', () => {
  const west = position(['HRE', 'NSE', 'FRA', 'ENG'], { map: 'west' })
  assert.deepEqual(figures(west, 'NSE'), { lands: 5, city: 40, harvest: 50 })
  const east = position(['BYZ', 'FAT', 'KIE'], { map: 'east' })
  assert.deepEqual(figures(east, 'FAT'), { lands: 4, city: 90, harvest: 40 })
})

test('SNS 1.7.2 some minor factions place a major city', () => {
  const state = position([...MAJOR_IDS, 'LEO'], { minorFactions: { LEO: 'FRA' } })
  assert.deepEqual(figures(state, 'LEO'), { lands: 2, city: 50, harvest: 20 })
  assert.deepEqual(state.teams[0]?.members, ['FRA', 'LEO'])
})
