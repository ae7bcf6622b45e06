import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../src/data/area-ids.ts'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { handOver } from '../../src/lands.ts'
import { citySiegeDice, pillageDice, siegeDice, siegePoints } from '../../src/siege/siege-dice.ts'
import { LEARNING_SIEGE_DICE } from '../figures.ts'
import { of, position } from '../scene.ts'

const plain = (dice: number, added = 0) => ({ dice, each: 0, added })

test('SNS E57, SNS 8.2.1 besieging Pomerania takes three dice', () => {
  assert.deepEqual(siegeDice(position(MAJOR_IDS), 'pomerania', 'HRE'), plain(3))
})

test('SNS E77, SNS 8.2.1 the dice of the learning turn’s sieges', () => {
  const state = position(MAJOR_IDS)
  for (const [land, expected] of Object.entries(LEARNING_SIEGE_DICE)) {
    const id = Object.keys(state.lands).find((each): each is LandId => each === land)
    assert.ok(id)
    assert.deepEqual(siegeDice(state, id, 'HRE'), plain(expected), land)
  }
})

test('SNS E59, SNS 8.2.2, SNS 8.2.3, SNS 8.2.4, SNS 8.2.5 home and capital', () => {
  const state = position([...MAJOR_IDS, 'BUL'], { length: 'medium', minorFactions: { BUL: 'BYZ' } })
  assert.deepEqual(siegeDice(state, 'thrace', 'KIE'), plain(5, 20))
  assert.deepEqual(siegeDice(state, 'wessex', 'FRA'), plain(5, 13))
  assert.deepEqual(siegeDice(state, 'jylland', 'HRE'), plain(4, 15))
  assert.deepEqual(siegeDice(state, 'kiev', 'HRE'), plain(4, 13))
  assert.deepEqual(siegeDice(state, 'misr', 'HRE'), plain(5, 10))
  assert.deepEqual(siegeDice(state, 'moesia', 'KIE'), plain(2, 5))
  handOver(state, 'wessex', 'FRA')
  assert.deepEqual(siegeDice(state, 'wessex', 'HRE'), plain(5), 'a captor is not at home')
})

test('SNS 8.2.5 land bid for or won is no home', () => {
  const state = position(MAJOR_IDS)
  handOver(state, 'alba', 'NSE')
  assert.equal(siegeDice(state, 'alba', 'ENG').added, 0)
  assert.equal(siegeDice(state, 'skane', 'ENG').added, 5)
})

test('SNS E60, SNS 8.2.6, SNS 8.2.7 leaders at a siege', () => {
  const state = position(MAJOR_IDS)
  of(state, 'HRE').leader = 'conqueror'
  const conquest = siegeDice(state, 'rome', 'HRE')
  assert.deepEqual(conquest, { dice: 4, each: -1, added: 0 })
  assert.equal(siegePoints(conquest, [3, 5, 1, 6]), 11)
  of(state, 'FRA').leader = 'charismatic'
  handOver(state, 'rome', 'FRA')
  const resisted = siegeDice(state, 'rome', 'BYZ')
  assert.deepEqual(resisted, { dice: 5, each: 1, added: 0 })
  assert.equal(siegePoints(resisted, [3, 5, 1, 6, 2]), 22)
})

test('SNS E62, SNS 8.5.2, SNS 8.5.3 fewer dice for a pillage', () => {
  const state = position(MAJOR_IDS)
  assert.equal(pillageDice(state, 'pomerania', 'HRE').dice, 2)
  assert.equal(pillageDice(state, 'pomerania', 'NSE').dice, 1)
  assert.equal(pillageDice(state, 'rome', 'HRE').dice, 5)
  assert.equal(pillageDice(state, 'rome', 'NSE').dice, 3)
})

test('SNS 8.5.4 additions and leaders are as in a siege', () => {
  const state = position(MAJOR_IDS)
  assert.deepEqual(pillageDice(state, 'wessex', 'FRA'), plain(5, 13))
  of(state, 'FRA').leader = 'conqueror'
  assert.deepEqual(pillageDice(state, 'wessex', 'FRA'), { dice: 4, each: -1, added: 13 })
})

test('SNS E80, SNS 12.2.1, SNS 12.2.3 city by city: the land’s die each time, the additions once', () => {
  const state = position(MAJOR_IDS, { partialSiege: true })
  const { cities } = state.lands.wessex
  const [capital, minor] = cities
  assert.ok(capital && minor)
  assert.deepEqual(citySiegeDice(state, 'wessex', 'FRA', minor, true), plain(2, 13))
  assert.deepEqual(citySiegeDice(state, 'wessex', 'FRA', capital, false), plain(4))
})

test('SNS 12.2.6 only what the besieger’s side does not hold is rolled for', () => {
  const state = position(MAJOR_IDS, { partialSiege: true })
  const [, minor] = state.lands.wessex.cities
  assert.ok(minor)
  minor.holder = 'FRA'
  assert.deepEqual(siegeDice(state, 'wessex', 'FRA'), plain(4, 13))
  assert.deepEqual(siegeDice(state, 'wessex', 'ENG'), plain(2), 'the owner retakes his city')
})
