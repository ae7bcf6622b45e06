import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { settleBorders } from '../../src/movement/border-battles.ts'
import { borderClashes } from '../../src/movement/border-clashes.ts'
import { moveFleetsThenArmies } from '../../src/movement/movement.ts'
import { marchesOf } from '../../src/orders/march.ts'
import type { Stance } from '../../src/orders/order.ts'
import type { State } from '../../src/state.ts'
import { ATTACK, armyMoves, DEFEND } from '../orders/sheet.ts'
import { of } from '../scene.ts'
import { ally, armyOf, command, empty, found, putArmy, step } from './field.ts'

/** France goes from Burgundy to Arles, and an army of the Empire from Arles to Burgundy. */
function crossing(french: Stance, imperial: Stance, change?: (state: State) => void): State {
  return empty(['FRA', 'HRE', 'ENG'], (state) => {
    putArmy(state, 'FRA', 'I', 'burgundy')
    putArmy(state, 'HRE', 'I', 'arles')
    command(state, 'FRA', { armies: [armyMoves('I', 'arles', french)] })
    command(state, 'HRE', { armies: [armyMoves('I', 'burgundy', imperial)] })
    change?.(state)
  })
}

const clashes = (state: State) => borderClashes(state, found(state, marchesOf))

test('SNS E31, SNS 6.2.3 who is ordered through an unallied army meets it on the border, if either attacks', () => {
  for (const [a, b] of [
    [ATTACK, DEFEND],
    [DEFEND, ATTACK],
    [ATTACK, ATTACK],
  ] as const) {
    const [clash] = clashes(crossing(a, b))
    assert.deepEqual(clash?.where, { border: ['arles', 'burgundy'] })
    assert.equal(clash.name, 'arles-burgundy')
    assert.deepEqual(
      clash.sides.map(({ pieces }) => pieces),
      [['FRA I'], ['HRE I']],
    )
  }
})

test('SNS 6.2.3 an Attack on somebody else, or two armies going the same way, make no battle', () => {
  assert.deepEqual(clashes(crossing({ stance: 'attack', only: 'ENG' }, DEFEND)), [])
  const same = crossing(ATTACK, DEFEND, (state) => {
    putArmy(state, 'ENG', 'I', 'burgundy')
    command(state, 'ENG', { armies: [armyMoves('I', 'arles', ATTACK)] })
    delete of(state, 'HRE').armies.I
  })
  assert.deepEqual(clashes(same), [])
})

test('SNS 6.2.3 an ally coming the other way is not drawn into the battle', () => {
  const state = crossing(ATTACK, DEFEND, (laid) => {
    ally(laid, 0, 'FRA', 'ENG')
    putArmy(laid, 'ENG', 'I', 'arles')
    command(laid, 'ENG', { armies: [armyMoves('I', 'burgundy', ATTACK)] })
  })
  assert.deepEqual(
    clashes(state)[0]?.sides.map(({ pieces }) => pieces),
    [['FRA I'], ['HRE I']],
  )
})

test('SNS E31, SNS 6.2.4 if neither attacks, both stay where they were', () => {
  const after = step(crossing(DEFEND, DEFEND), moveFleetsThenArmies).state
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'HRE', 'I').at], ['burgundy', 'arles'])
  assert.equal(armyOf(after, 'FRA', 'I').order?.does.deed, 'hold')
})

/** What follows when the battle on the border has ended so; with the lands that winners enter. */
function settled(
  state: State,
  winners: readonly FactionId[],
  withdrawn: readonly FactionId[] = [],
  entered: LandId[] = [],
) {
  const ended = { winners, withdrawn, pressed: [], fought: true }
  return step(state, function* (t) {
    const marches = marchesOf(t)
    const after = yield* settleBorders(t, borderClashes(t.state, marches), [ended], marches)
    entered.push(...after.entered)
  })
}

test('SNS 6.2.5 a winner on Attack goes on, and the loser makes way to other friendly land', () => {
  const scene = settled(crossing(ATTACK, ATTACK), ['HRE'])
  assert.equal(armyOf(scene.state, 'HRE', 'I').at, 'burgundy')
  scene.answer('FRA', 'retreat-to', [{ army: 'I', to: 'aquitaine' }])
  assert.equal(armyOf(scene.state, 'FRA', 'I').at, 'aquitaine')
})

test('SNS 6.2.5 a loser without other friendly land is eliminated', () => {
  const entered: LandId[] = []
  const after = settled(crossing(ATTACK, ATTACK), ['FRA'], [], entered).away().state
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, entered], ['arles', ['arles']])
  const near = ['lombardy', 'swabia', 'upper_lotharingia'] as const
  const lost = settled(
    crossing(ATTACK, ATTACK, (state) => {
      for (const land of near) state.lands[land].owner = 'ENG'
    }),
    ['FRA'],
  ).state
  assert.equal(of(lost, 'HRE').armies.I, undefined)
})

test('SNS 7.10.5 a loser who withdrew by card goes where enemies stand rather than nowhere', () => {
  const after = (withdrawn: readonly FactionId[]) => {
    const shut = crossing(ATTACK, ATTACK, (state) => {
      for (const land of ['swabia', 'upper_lotharingia'] as const) state.lands[land].owner = 'ENG'
      putArmy(state, 'ENG', 'I', 'lombardy')
      command(state, 'ENG', {})
    })
    return settled(shut, ['FRA'], withdrawn).state
  }
  assert.equal(of(after([]), 'HRE').armies.I, undefined)
  assert.equal(armyOf(after(['HRE']), 'HRE', 'I').at, 'lombardy')
})

test('SNS 6.2.5 a winner without Attack goes back, and then the loser may stay', () => {
  const after = settled(crossing(DEFEND, ATTACK), ['FRA']).state
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'HRE', 'I').at], ['burgundy', 'arles'])
  assert.equal(armyOf(after, 'HRE', 'I').order?.meets.stance, 'defend')
})

test('SNS 6.2.5 unallied armies that came over the border the same way have all won when their enemy is gone', () => {
  const state = crossing(DEFEND, ATTACK, (laid) => {
    putArmy(laid, 'FRA', 'I', 'burgundy', { PS: 1 })
    command(laid, 'FRA', { armies: [armyMoves('I', 'arles', DEFEND)] })
    putArmy(laid, 'ENG', 'I', 'arles', { HI: 5 })
    command(laid, 'ENG', { armies: [armyMoves('I', 'burgundy', { stance: 'attack', only: 'FRA' })] })
  })
  const dice = { '': [], 'border:arles-burgundy': [6, ...Array.from({ length: 10 }, () => 4)] }
  const scene = step(state, moveFleetsThenArmies, { dice })
  scene.answer('FRA', 'targets', [{ type: 'PS', at: 'HRE' }])
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
  assert.equal(armyOf(scene.state, 'HRE', 'I').at, 'burgundy')
  assert.equal(armyOf(scene.state, 'ENG', 'I').at, 'burgundy')
})

test('SNS 6.2.5 where all have left the border everybody is back', () => {
  const after = settled(crossing(ATTACK, ATTACK), []).state
  assert.deepEqual([armyOf(after, 'FRA', 'I').at, armyOf(after, 'HRE', 'I').at], ['burgundy', 'arles'])
})

test('SNS 7.10.7 before a battle on a border all are asked for Sabotage, for now or for that battle', () => {
  const state = crossing(ATTACK, ATTACK, (laid) => {
    of(laid, 'ENG').hand = ['sabotage']
  })
  const dice = { 'border:arles-burgundy': [...Array.from({ length: 10 }, () => 6), 3, 4] }
  const scene = step(state, moveFleetsThenArmies, { dice })
  const brief = { moment: 'borders', fighting: ['FRA I', 'HRE I'] }
  assert.deepEqual(scene.question('ENG', 'sabotage').brief, brief)
  scene.answer('ENG', 'sabotage', { strikes: [{ piece: 'HRE I', after: 1 }], guards: [] })
  assert.deepEqual(scene.question('HRE', 'losses').brief, { points: 3, pieces: ['HRE I'], spared: 'none' })
})

test('SNS 7.10.7, SNS 6.2.3 whoever has nobody left to fight on the border marches on', () => {
  const state = crossing(DEFEND, ATTACK, (laid) => {
    of(laid, 'ENG').hand = ['sabotage']
    putArmy(laid, 'HRE', 'I', 'arles', { PS: 1 })
    command(laid, 'HRE', { armies: [armyMoves('I', 'burgundy', ATTACK)] })
  })
  const scene = step(state, moveFleetsThenArmies, {
    dice: [3, 4],
  })
  scene.answer('ENG', 'sabotage', { strikes: [{ piece: 'HRE I', after: null }], guards: [] })
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'HRE').armies.I, undefined)
  assert.equal(armyOf(scene.state, 'FRA', 'I').at, 'arles')
})
