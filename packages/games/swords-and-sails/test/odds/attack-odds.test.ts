import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_PAINS } from '@windward/search/odds'
import { attackOdds } from '../../src/odds/attack-odds.ts'
import { battleOdds } from '../../src/odds/battle-odds.ts'
import { odds } from '../../src/odds/commands.ts'
import { lineOdds } from '../../src/odds/line-odds.ts'
import { siegeOdds } from '../../src/odds/siege-odds.ts'
import { near, side } from './sides.ts'

const roll = { dice: 2, each: 0, added: 0 }

test('SNS 8.1.2, SNS 8.2.1 with nobody in the field an attack is its siege', () => {
  const units = { KN: 1, HI: 2 }
  const attack = attackOdds({ attacker: side('ENG', { units }), roll })
  const siege = siegeOdds({ faction: 'ENG', leader: null, units, buyOff: 0 }, roll)
  near(attack.taken, siege.win)
  assert.equal(attack.battle, null)
  assert.deepEqual(attack.siege.points, siege.points)
})

test('SNS 7.1.12, SNS 8.1.1 the battle of an attack is that battle, and who wins it still has the walls before him', () => {
  const [attacker, defender] = [
    side('ENG', { units: { HI: 2, LI: 2 } }),
    side('FRA', { units: { LI: 3 } }, { home: 'land' }),
  ]
  for (const inLine of [false, true]) {
    const attack = attackOdds({ attacker, defender, roll, inLine })
    const battle = (inLine ? lineOdds : battleOdds)(attacker, defender)
    assert.ok(attack.battle !== null)
    near(attack.battle.win, battle.win)
    near(attack.battle.lose, battle.lose)
    near(attack.battle.figures.left[0], battle.figures.left[0])
    near(attack.taken, attack.battle.win * attack.siege.win)
    assert.ok(attack.taken > 0 && attack.taken < attack.battle.win)
  }
})

test('exact and sampled odds of an attack agree within the stated error', () => {
  const attack = {
    attacker: side('ENG', { units: { KN: 1, HI: 2 } }),
    defender: side('FRA', { units: { HI: 2, LI: 1 } }, { home: 'land' }),
    roll,
  }
  const [exact, sampled] = [attackOdds(attack), attackOdds(attack, { ...USUAL_PAINS, way: 'sampled' })]
  assert.ok(exact.exact && !sampled.exact)
  near(exact.taken, sampled.taken, sampled.error)
})

test('holding is the other side of being attacked', () => {
  const ask = (name: string, given: Record<string, string>) => {
    const answer = odds.find((each) => each.name === name)?.ask(given, USUAL_PAINS)
    assert.ok(answer !== undefined && 'report' in answer)
    return Object(answer.report)
  }
  const attack = ask('attack', { land: 'wessex', attacker: 'FRA KN:3,HI:3', defender: 'ENG HI:1,LI:1' })
  const hold = ask('hold', { land: 'wessex', army: 'HI:1,LI:1', against: 'FRA KN:3,HI:3; HRE LI:1' })
  near(hold.against[0].held, 1 - attack.taken)
  assert.equal(hold.held, Math.min(hold.against[0].held, hold.against[1].held))
})
