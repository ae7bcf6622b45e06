import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groundOf } from '../../src/battle/leaving/way-back.ts'
import { goBack, isOnSiege, mustGoBack } from '../../src/movement/go-back.ts'
import { landClashes } from '../../src/movement/land-clashes.ts'
import type { State } from '../../src/state.ts'
import { ATTACK, armyHolds, armyMoves, DEFEND } from '../orders/sheet.ts'
import { ally, armyOf, command, empty, putArmy, step } from './field.ts'

const back = (state: State) => step(state, (t) => goBack(t, groundOf(t.state))).state

/** France from Anjou and England from Normandy, which it holds, have entered neutral Brittany. */
function brittany(french: Parameters<typeof armyMoves>[2], english: Parameters<typeof armyMoves>[2]): State {
  return empty(['FRA', 'ENG', 'HRE'], (state) => {
    state.lands.normandy.owner = 'ENG'
    for (const city of state.lands.normandy.cities) city.holder = 'ENG'
    putArmy(state, 'FRA', 'I', 'brittany').from = 'anjou'
    putArmy(state, 'ENG', 'I', 'brittany').from = 'normandy'
    command(state, 'FRA', { armies: [armyMoves('I', 'brittany', french)] })
    command(state, 'ENG', { armies: [armyMoves('I', 'brittany', english)] })
  })
}

test('SNS E82, SNS 7.1.4, SNS 6.5.1, SNS 6.5.2 all on Defend in neutral land: no battle, and all go back', () => {
  const state = brittany(DEFEND, DEFEND)
  assert.deepEqual(landClashes(state), [])
  const after = back(state)
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'ENG', 'I').at], ['anjou', 'normandy'])
  assert.equal(after.lands.brittany.owner, null)
})

test('SNS E82, SNS 7.1.4, SNS 6.5.1 who enters another’s land without Attack goes back; its army stays', () => {
  const state = empty(['FRA', 'ENG', 'HRE'], (laid) => {
    Object.assign(putArmy(laid, 'FRA', 'I', 'normandy'), { from: 'francia' })
    laid.lands.normandy.owner = 'ENG'
    for (const city of laid.lands.normandy.cities) city.holder = 'ENG'
    putArmy(laid, 'ENG', 'I', 'normandy')
    command(laid, 'FRA', { armies: [armyMoves('I', 'normandy', DEFEND)] })
    command(laid, 'ENG', {})
  })
  const after = back(state)
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'ENG', 'I').at], ['francia', 'normandy'])
})

test('SNS 6.5.2 it goes back from empty land too, and after a battle forced on it', () => {
  const state = brittany(DEFEND, ATTACK)
  assert.equal(landClashes(state).length, 1)
  delete state.powers.ENG?.armies.I
  assert.equal(armyOf(back(state), 'FRA', 'I').at, 'anjou')
})

test('SNS 5.2.2, SNS 7.1.12 an army on Attack stays to besiege; one on Defend besieges nothing', () => {
  const state = brittany(ATTACK, DEFEND)
  delete state.powers.ENG?.armies.I
  assert.ok(isOnSiege(state, armyOf(state, 'FRA', 'I')))
  assert.equal(armyOf(back(state), 'FRA', 'I').at, 'brittany')
  assert.ok(!isOnSiege(state, { ...armyOf(state, 'FRA', 'I'), order: null }))
})

test('SNS 7.1.13 still together because an Attack named another: nobody besieges, who entered goes back', () => {
  const state = brittany({ stance: 'attack', only: 'HRE' }, DEFEND)
  assert.deepEqual(landClashes(state), [])
  const after = back(state)
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'ENG', 'I').at], ['anjou', 'normandy'])
})

test('SNS 5.2.4 a supporter stays with survivors on Attack and besieges with them', () => {
  const state = brittany(ATTACK, DEFEND)
  delete state.powers.ENG?.armies.I
  putArmy(state, 'FRA', 'II', 'brittany').from = 'anjou'
  command(state, 'FRA', {
    armies: [armyMoves('I', 'brittany'), armyHolds('II', { stance: 'support', area: 'brittany' })],
  })
  const supporter = armyOf(state, 'FRA', 'II')
  assert.ok(isOnSiege(state, supporter) && !mustGoBack(state, supporter))
  armyOf(state, 'FRA', 'I').order = armyMoves('I', 'brittany', DEFEND)
  assert.ok(mustGoBack(state, supporter), 'with nobody on Attack it goes back to where it stood')
})

test('SNS 6.2.1, SNS 6.5.1 friends may stay, in land of the team and in land taken in part', () => {
  const state = brittany(DEFEND, DEFEND)
  ally(state, 0, 'FRA', 'ENG')
  state.lands.brittany.owner = 'ENG'
  for (const city of state.lands.brittany.cities) city.holder = 'ENG'
  assert.ok(!mustGoBack(state, armyOf(state, 'FRA', 'I')))
  const partly = brittany(DEFEND, DEFEND)
  delete partly.powers.ENG?.armies.I
  partly.lands.brittany.owner = 'HRE'
  const army = armyOf(partly, 'FRA', 'I')
  assert.ok(mustGoBack(partly, army))
  army.from = 'brittany'
  assert.ok(!mustGoBack(partly, army), 'SNS 12.2.6: it stopped there in an earlier season')
})

test('SNS 4.6.2, SNS 4.3.1 who stood in the land before stays, though the team was broken and made again', () => {
  const state = empty(['FRA', 'ENG', 'HRE'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'saxony')
    laid.teams.push({ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: laid.number, HRE: laid.number } })
    command(laid, 'FRA', {})
  })
  assert.ok(!mustGoBack(state, armyOf(state, 'FRA', 'I')))
  armyOf(state, 'FRA', 'I').from = 'jylland'
  assert.ok(mustGoBack(state, armyOf(state, 'FRA', 'I')))
})
