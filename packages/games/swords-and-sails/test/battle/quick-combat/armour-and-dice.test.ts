import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice } from '@windward/table'
import {
  enemyLosses,
  type Fallen,
  homeBonus,
  killersOf,
  moraleOf,
  routs,
} from '../../../src/battle/leaving/morale.ts'
import { armourPool, keepArmour } from '../../../src/battle/quick-combat/armour.ts'
import {
  answerThrows,
  cast,
  closeThrows,
  damageOf,
  partingThrows,
  runDownThrows,
  spurred,
  totalOf,
  volleyThrows,
} from '../../../src/battle/quick-combat/throws.ts'
import { stocksOf } from '../../../src/battle/stock.ts'
import { MORALE } from '../../../src/data/battle/morale.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { LEADERS } from '../../../src/data/factions/leaders.ts'
import type { Units } from '../../../src/pieces.ts'
import { leaderOf } from '../../../src/powers.ts'
import { of, position } from '../../scene.ts'
import { army, clear, stand } from '../force.ts'

function pool(faction: FactionId, units: Partial<Units>, leader: 'conqueror' | null = null): number {
  const state = position(['HRE', 'FRA', 'KIE'], {}, (fresh) => {
    clear(fresh)
    stand(fresh, faction, 'I', 'wends', units)
    of(fresh, faction).leader = leader
  })
  return armourPool(state, { faction, pieces: [`${faction} I`] })
}

const morale = (faction: FactionId, units: Partial<Units>, best = MORALE.bestUnits) =>
  moraleOf(stocksOf([army(faction, units)]), best, 0)

test('SNS E33, SNS 1.3.4, SNS 7.3.1 French armour', () => {
  assert.equal(pool('FRA', { KN: 1, HC: 3, HI: 2 }), 8)
})

test('SNS E34, SNS 1.3.1, SNS 7.3.1, SNS 7.11.6 common armour, and the Conqueror’s', () => {
  const units = { KN: 1, HC: 1, HI: 2, LI: 2, PS: 3 }
  assert.equal(pool('HRE', units), 7)
  assert.equal(pool('HRE', units, 'conqueror'), 9)
})

test('SNS 7.3.2 armour that is left goes to the armies in their order, each up to what it brings fresh', () => {
  const first = army('HRE', { HI: 1, LI: 4 })
  const second = army('HRE', { HI: 2 }, 'II')
  const nobody = leaderOf({ leader: null })
  keepArmour(nobody, [first, second], 3)
  assert.deepEqual([first.armour, second.armour], [2, 1])
  keepArmour(nobody, [first, second], 99)
  assert.deepEqual([first.armour, second.armour], [2, 4])
  keepArmour(leaderOf({ leader: 'conqueror' }), [first, second], 99)
  assert.deepEqual([first.armour, second.armour], [3, 4], 'SNS 7.11.6: seven units, one point more')
  const third = army('HRE', { LI: 1 }, 'III')
  keepArmour(leaderOf({ leader: 'conqueror' }), [first, second, third], 99)
  assert.deepEqual([first.armour, second.armour, third.armour], [3, 4, 1], 'eight, two points')
})

test('SNS 7.3.2, SNS 7.11.6 an army that has fought brings what it kept, and nothing for its leader', () => {
  const state = position(['HRE', 'FRA', 'KIE'], {}, (fresh) => {
    clear(fresh)
    stand(fresh, 'HRE', 'I', 'wends', { HI: 4 }, { armour: 1 })
    stand(fresh, 'HRE', 'II', 'wends', { HI: 4 })
    of(fresh, 'HRE').leader = 'conqueror'
  })
  assert.equal(armourPool(state, { faction: 'HRE', pieces: ['HRE I', 'HRE II'] }), 1 + 8 + 1)
})

test('SNS E36, SNS 7.3.3 dice of a volley', () => {
  const throws = volleyThrows(stocksOf([army('HRE', { LC: 2, LI: 2, KN: 3 })]))
  assert.equal(
    throws.reduce((sum, { dice }) => sum + dice, 0),
    6,
  )
  assert.equal(totalOf(cast(scriptedDice([2, 5, 4, 3, 2, 6]), throws)), 4)
})

test('SNS E37, SNS 7.3.3, SNS 1.3.5 ones and twos only, whoever shoots', () => {
  assert.equal(damageOf([3, 2, 5, 2, 1, 6, 4], 2), 5)
  assert.deepEqual(
    volleyThrows(stocksOf([army('ENG', { LI: 7 })])).map(({ dice, upTo }) => [dice, upTo]),
    [[7, 2]],
  )
  assert.deepEqual(
    volleyThrows(stocksOf([army('IRE', { HI: 7 })])).map(({ dice, upTo }) => [dice, upTo]),
    [[7, 2]],
  )
})

test('SNS E38, SNS 7.3.4 a close roll', () => {
  assert.equal(damageOf([6, 2, 5, 4, 1, 4], 4), 11)
  const throws = closeThrows(stocksOf([army('HRE', { HC: 2, HI: 2 })]))
  assert.deepEqual(
    throws.map(({ dice, upTo }) => [dice, upTo]),
    [
      [4, 4],
      [2, 4],
    ],
  )
})

test('SNS E39, SNS 7.4.1, SNS 7.4.2 rout of the Rus’', () => {
  const fallen: Fallen[] = [
    { side: 0, lost: 4, killers: [1] },
    { side: 1, lost: 6, killers: [0] },
  ]
  assert.equal(morale('KIE', { LC: 1, LI: 1 }), 4)
  assert.equal(morale('BYZ', { HI: 1, LI: 2 }), 7)
  const kiev = 3 + 6 - enemyLosses(fallen, 1)
  const byzantium = 6 + 4 - enemyLosses(fallen, 0)
  assert.deepEqual([kiev, byzantium], [5, 4])
  assert.ok(routs(kiev, 4))
  assert.ok(!routs(byzantium, 7))
})

test('SNS E40, SNS 7.4.1, SNS 7.4.2, SNS 7.4.3 exactly equal, later rounds, at home', () => {
  const state = position(['HRE', 'FRA', 'KIE'])
  const home = (where: 'wends' | 'saxony' | 'franconia') => homeBonus(state, 'HRE', { land: where })
  assert.ok(!routs(4, 4))
  assert.ok(routs(5, 4))
  assert.ok(routs(3 + 4 + home('wends'), 4))
  assert.equal(3 + 4 + home('saxony'), 2)
  const capital = Object.entries(state.lands).find(([, { cities }]) =>
    cities.some(({ capitalOf }) => capitalOf === 'HRE'),
  )?.[0]
  assert.equal(capital, 'franconia')
  assert.equal(6 + 5 + 4 + home('franconia'), 5)
  assert.ok(routs(5, 4))
  assert.equal(homeBonus(state, 'HRE', { border: ['saxony', 'wends'] }), 0, 'nobody is at home on a border')
  assert.equal(homeBonus(state, 'KIE', { land: 'saxony' }), 0)
})

test('SNS E41, SNS 7.4.4 rout among allies', () => {
  const fallen: Fallen[] = [
    { side: 0, lost: 2, killers: [1] },
    { side: 0, lost: 0, killers: [] },
    { side: 1, lost: 5, killers: [0] },
  ]
  assert.equal(enemyLosses(fallen, 0), 5)
  assert.equal(enemyLosses(fallen, 1), 2)
})

test('SNS E42, SNS 7.4.5, SNS 7.4.6 rout with three sides', () => {
  const [a, b, c] = [0, 1, 2]
  const fallen: Fallen[] = [
    { side: a, lost: 3, killers: [b] },
    { side: b, lost: 1, killers: [c] },
    { side: c, lost: 2, killers: [b] },
  ]
  assert.deepEqual(
    [a, b, c].map((side) => enemyLosses(fallen, side)),
    [5, 1, 5],
  )
})

test('SNS 7.4.6 a tie in damage gives the kills to each', () => {
  assert.deepEqual(
    killersOf(
      new Map([
        [1, 6],
        [2, 6],
        [3, 5],
      ]),
    ),
    [1, 2],
  )
  assert.deepEqual(killersOf(new Map([[1, 0]])), [])
})

test('SNS E43, SNS 1.3.4, SNS 7.4.7 morale of factions and leaders', () => {
  assert.equal(morale('NSE', { KN: 1, HI: 1, LI: 1 }), 20)
  assert.equal(morale('FRA', { KN: 1, HC: 1, LC: 1 }), 17)
  const units = { KN: 1, HC: 2, HI: 3 }
  assert.equal(morale('HRE', units), 13)
  assert.equal(morale('HRE', units, LEADERS.charismatic.moraleUnits), 16)
  assert.equal(morale('HRE', units, LEADERS.commander.moraleUnits), 19)
})

test('SNS 12.4.2, SNS 7.4.2 relics steady the men', () => {
  assert.equal(moraleOf(stocksOf([army('HRE', { PS: 1 })]), MORALE.bestUnits, 2), 3)
})

test('SNS 7.6.1, SNS 7.6.3, SNS 7.6.5 dice of shot, run-down and answer', () => {
  const stays = stocksOf([army('HRE', { LC: 2, LI: 1, KN: 1 })])
  const leaves = stocksOf([army('KIE', { HI: 2, LI: 2, HC: 1 })])
  const dice = (throws: readonly { dice: number }[]) => throws.reduce((sum, each) => sum + each.dice, 0)
  assert.equal(dice(partingThrows(stays)), 3, 'five dice halved')
  assert.deepEqual(
    runDownThrows(stays).map(({ kind, dice: many, upTo }) => [kind, many, upTo]),
    [
      ['KN', 1, 5],
      ['LC', 2, 3],
    ],
  )
  assert.deepEqual(
    answerThrows(leaves).map(({ kind, dice: many, upTo }) => [kind, many, upTo]),
    [
      ['HC', 2, 4],
      ['HI', 1, 4],
    ],
  )
})

test('SNS E55, SNS 7.11.8 the Commander’s dice', () => {
  const per = LEADERS.commander.quick.dicePerExtraDie
  assert.ok(per !== null)
  const dice = (units: Partial<Units>, type: 'HC' | 'HI') =>
    spurred(closeThrows(stocksOf([army('HRE', units)])), type, per).map((each) => each.dice)
  assert.deepEqual(dice({ HC: 3 }, 'HC'), [9])
  assert.deepEqual(dice({ HI: 3 }, 'HI'), [4])
  assert.deepEqual(dice({ HC: 3, HI: 3 }, 'HC'), [9, 3])
  const hired = {
    ...army('HRE', { HI: 1 }),
    bands: [{ card: 'varangianAxemen' as const, left: 3, hired: 1 }],
  }
  const mixed = spurred(closeThrows(stocksOf([hired])), 'HI', per).map((each) => each.dice)
  assert.deepEqual(mixed, [1, 5], 'four dice of one type, two more')
})
