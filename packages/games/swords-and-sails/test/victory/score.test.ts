import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { handOver } from '../../src/lands.ts'
import type { State } from '../../src/state.ts'
import { enemyCapitals, ownPoints, ranking, scoreOf } from '../../src/victory/score.ts'
import { points } from '../../src/victory/words.en.ts'
import { view } from '../../src/view/view.ts'
import { of, position } from '../scene.ts'

const team = (state: State, ...members: State['teams'][number]['members']) => {
  state.teams = [{ mark: 'A', members, joined: {} }]
}

test('SNS 11.2.2 a land is 1 point, a minor city 1, a major city or capital 3', () => {
  const state = position(MAJOR_IDS, { length: 'medium' })
  const own = MAJOR_IDS.map((faction) => ownPoints(state, faction))
  assert.deepEqual(own, [27, 19, 20, 14, 10, 12, 10])
})

test('SNS E76, SNS 11.2.3, SNS 11.2.4, SNS 11.2.5 a capital’s points', () => {
  const state = position(MAJOR_IDS)
  const before = ownPoints(state, 'FRA')
  handOver(state, 'wessex', 'FRA')
  assert.equal(ownPoints(state, 'FRA') - before, 5, 'land, minor city and capital')
  assert.deepEqual(scoreOf(state, 'FRA'), [before + 15, 1])
  handOver(state, 'wessex', 'HRE')
  assert.deepEqual([enemyCapitals(state, 'HRE'), enemyCapitals(state, 'FRA')], [1, 0])
  handOver(state, 'wessex', 'ENG')
  assert.equal(
    MAJOR_IDS.reduce((sum, faction) => sum + enemyCapitals(state, faction), 0),
    0,
  )
  handOver(state, 'wessex', 'NSE')
  team(state, 'NSE', 'ENG')
  assert.equal(enemyCapitals(state, 'NSE'), 0, 'NSE in a team with ENG')
})

test('SNS 11.2.5 the ten lapse while captor and owner are in one team', () => {
  const state = position(MAJOR_IDS)
  handOver(state, 'wessex', 'FRA')
  const [apart] = scoreOf(state, 'FRA')
  team(state, 'FRA', 'ENG')
  const own = ownPoints(state, 'FRA') + ownPoints(state, 'ENG')
  assert.deepEqual(scoreOf(state, 'FRA'), own % 2 === 0 ? [own / 2 + 5, 1] : [own + 10, 2])
  state.teams = []
  assert.deepEqual(scoreOf(state, 'FRA'), [apart, 1])
})

test('SNS 11.2.6 a captor keeps the ten when the owner is eliminated', () => {
  const state = position(MAJOR_IDS, {}, (s) => {
    for (const land of of(s, 'ENG').home) handOver(s, land, 'FRA')
    of(s, 'ENG').out = true
  })
  assert.equal(enemyCapitals(state, 'FRA'), 1)
})

test('SNS 11.3.1, SNS 11.3.2 a team’s score is the mean of its members with 5, 10 or 15 added, exactly', () => {
  const state = position([...MAJOR_IDS, 'HUN'], { length: 'medium', minorFactions: { HUN: 'HRE' } })
  assert.deepEqual(scoreOf(state, 'HUN'), [35, 2], '20 and 5: 12½ and 5')
  team(state, 'HRE', 'FRA', 'ENG')
  assert.deepEqual(scoreOf(state, 'FRA'), [24, 1], '20, 12 and 10: 14 and 10')
  team(state, 'HRE', 'FRA', 'ENG', 'KIE')
  assert.deepEqual(scoreOf(state, 'KIE'), [29, 1], '20, 12, 10 and 14: 14 and 15')
  handOver(state, 'brittany', 'FRA')
  const gained = ownPoints(state, 'FRA') - 12
  assert.deepEqual(scoreOf(state, 'KIE'), [(116 + gained) / 2, 2], 'each point moves it by a quarter')
  assert.equal(points(35, 2), '17½')
})

test('SNS E24, SNS 11.3.1, SNS 11.3.2 a team of two', () => {
  const state = position(MAJOR_IDS, { length: 'medium' }, (s) => team(s, 'HRE', 'KIE'))
  assert.deepEqual(scoreOf(state, 'HRE'), [22, 1], '20 and 14')
  handOver(state, 'wends', 'KIE')
  assert.deepEqual(scoreOf(state, 'HRE'), [45, 2], 'one member gains a land')
})

test('SNS 11.3.1 the ten for an enemy capital are not divided among the team', () => {
  const state = position(MAJOR_IDS, { length: 'medium' }, (s) => {
    handOver(s, 'wessex', 'FRA')
    team(s, 'FRA', 'HRE')
  })
  assert.deepEqual(scoreOf(state, 'HRE'), [17 + 20 + 30, 2])
})

test('SNS 11.3.3, SNS 14.1.5 team-mates stand as one side, and everybody can read the ranking off a view', () => {
  const state = position(MAJOR_IDS, { length: 'medium' }, (s) => team(s, 'ENG', 'NSE'))
  const all = ranking(view(state, 'spectator'))
  assert.deepEqual(all, ranking(state))
  assert.deepEqual(
    all.map(({ side, score: [score] }) => `${side.join('+')} ${score}`),
    ['BYZ 27', 'HRE 20', 'FAT 19', 'ENG+NSE 15', 'KIE 14', 'FRA 12'],
  )
})

test('SNS 12.2.4, SNS 12.2.5 in land taken in part each city counts for its holder and the land for nobody', () => {
  const state = position(MAJOR_IDS, { partialSiege: true }, (s) => {
    for (const city of s.lands.wessex.cities) if (city.kind === 'minor') city.holder = 'FRA'
  })
  const whole = position(MAJOR_IDS)
  assert.equal(ownPoints(state, 'FRA') - ownPoints(whole, 'FRA'), 1)
  assert.equal(ownPoints(whole, 'ENG') - ownPoints(state, 'ENG'), 2)
  for (const city of state.lands.wessex.cities) city.holder = city.capitalOf === null ? 'ENG' : 'FRA'
  assert.equal(enemyCapitals(state, 'FRA'), 1, 'the ten go with the capital city')
})
