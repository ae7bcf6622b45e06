import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_PAINS } from '@windward/search/odds'
import { battleOdds } from '../../src/odds/battle-odds.ts'
import { siegeOdds } from '../../src/odds/siege-odds.ts'
import { pointsOf } from '../../src/odds/siege-points.ts'
import { chanceAbove } from '../../src/odds/spread.ts'
import { pillageDice, siegeDice } from '../../src/siege/siege-dice.ts'
import { position } from '../scene.ts'

const SAMPLED = { ...USUAL_PAINS, way: 'sampled' } as const
const near = (a: number, b: number, by = 1e-9) => assert.ok(Math.abs(a - b) <= by, `${a} is not ${b} ± ${by}`)
const byzantine = { faction: 'BYZ', leader: null, buyOff: 0 } as const

test('SNS E57, SNS 8.2.1 Pomerania costs 3 to 18 casualty points, 10½ on the average', () => {
  const board = position(['BYZ', 'HRE', 'KIE'])
  const odds = siegeOdds({ ...byzantine, units: { LI: 8 } }, siegeDice(board, 'pomerania', 'BYZ'))
  assert.deepEqual([odds.points.least, odds.points.most], [3, 18])
  near(odds.points.mean, 10.5)
  // Eight light infantry are all lost with 15 points or more, for there are no wounded units: 20 ways of 216.
  near(odds.win, 1 - 20 / 216)
  assert.ok(odds.exact)
})

test('SNS E59, SNS 8.2.3 the walls of Thrace', () => {
  const board = position(['BYZ', 'HRE', 'KIE'])
  const { points } = siegeOdds(
    { ...byzantine, faction: 'HRE', units: { HI: 9 } },
    siegeDice(board, 'thrace', 'HRE'),
  )
  assert.deepEqual([points.least, points.most], [25, 50])
})

test('SNS E60, SNS 8.2.7 the Conqueror at Rome', () => {
  const board = position(['BYZ', 'HRE', 'KIE'], {}, (state) => {
    if (state.powers.HRE) state.powers.HRE.leader = 'conqueror'
  })
  const spread = pointsOf(siegeDice(board, 'rome', 'HRE'))
  assert.deepEqual([Math.min(...spread.values), Math.max(...spread.values)], [0, 20])
})

test('SNS E62, SNS 8.5.2, SNS 8.5.3 pillage rolls fewer dice', () => {
  const board = position(['HRE', 'KIE', 'NSE'])
  assert.equal(pillageDice(board, 'pomerania', 'HRE').dice, 2)
  assert.equal(pillageDice(board, 'pomerania', 'NSE').dice, 1)
})

test('SNS E58, SNS 8.3.1, SNS 8.3.2 buying off stops at half the points, for the Diplomat at two thirds', () => {
  const roll = { dice: 0, each: 0, added: 13 }
  const units = { LI: 20 }
  const paid = (buyOff: number, leader: 'diplomat' | null = null) =>
    siegeOdds({ ...byzantine, leader, units, buyOff }, roll)
  assert.equal(paid(0).paid, 0)
  assert.equal(paid(0).lost, 14)
  assert.equal(paid(3).paid, 45)
  assert.equal(paid(3).lost, 10)
  assert.equal(paid(99).paid, 90)
  assert.equal(paid(99, 'diplomat').paid, 120)
})

test('SNS 8.3.3, SNS 8.4.2 an army worth no more than the points is lost, and nothing is bought off for it', () => {
  const roll = { dice: 0, each: 0, added: 12 }
  const odds = siegeOdds({ ...byzantine, units: { KN: 1 }, buyOff: 6 }, roll)
  assert.deepEqual([odds.win, odds.paid, odds.lost], [0, 0, 6])
})

test('exact and sampled odds of sieges agree within the stated error', () => {
  for (const [dice, added, buyOff] of [
    [3, 0, 0],
    [3, 0, 3],
    [5, 13, 4],
    [7, 0, 99],
  ] as const) {
    const besieger = { ...byzantine, units: { KN: 1, HI: 4, LI: 3, PS: 2 }, buyOff }
    const exact = siegeOdds(besieger, { dice, each: 0, added })
    const sampled = siegeOdds(besieger, { dice, each: 0, added }, SAMPLED)
    assert.equal(exact.error, 0)
    assert.equal(sampled.trials, 100_000)
    near(sampled.win, exact.win, sampled.error)
    near(sampled.lost, exact.lost, 0.1)
    near(sampled.paid, exact.paid, 1)
  }
})

test('two dice above seven', () => {
  near(chanceAbove(pointsOf({ dice: 2, each: 0, added: 0 }), 7), 15 / 36)
})

test('the same seed gives the same odds', () => {
  const first = {
    faction: 'BYZ',
    leader: null,
    force: { units: { KN: 2, HI: 3 } },
    home: 'no',
    retreatBelow: 0,
  } as const
  const ask = (seed: string) => battleOdds(first, first, 'land', { ...SAMPLED, trials: 1000, seed })
  assert.deepEqual(ask('a'), ask('a'))
  assert.notDeepEqual(ask('a'), ask('b'))
})
