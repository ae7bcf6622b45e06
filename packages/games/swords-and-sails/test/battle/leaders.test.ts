import assert from 'node:assert/strict'
import { test } from 'node:test'
import { of, position } from '../scene.ts'
import { armyOf, battle } from './field.ts'
import { clear, stand } from './force.ts'

function led(leader: 'commander' | 'charismatic') {
  return position(['HRE', 'KIE'], {}, (state) => {
    clear(state)
    stand(state, 'HRE', 'I', 'wends', { HI: 3, PS: 2 }, { from: 'saxony' })
    stand(state, 'KIE', 'I', 'wends', { HC: 1 })
    of(state, 'HRE').leader = leader
  })
}

test('SNS 7.11.4, SNS 7.10.6 the Commander may retreat before a land battle', () => {
  const scene = battle(led('commander'), [], ['HRE'], ['KIE'])
  assert.equal(scene.refusal('HRE', 'leave-before-battle', 'withdraw'), 'SNS 7.10.3')
  scene.answer('HRE', 'leave-before-battle', 'leave')
  assert.ok(scene.over)
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.11.8 in each close round he spurs on one type', () => {
  const scene = battle(led('commander'), [6, 6, 6, 6, 6, 6, 6, 6, 1, 1], ['HRE'], ['KIE'])
  scene.answer('HRE', 'leave-before-battle', 'stay')
  assert.equal(scene.refusal('HRE', 'spur', 'KN'), 'SNS 7.11.8')
  scene.answer('HRE', 'spur', 'HI')
  assert.ok(scene.told().some((line) => line.includes('heavy infantry 6 6 6 6; peasants 6 6')))
  assert.ok(
    scene.told().some((line) => line.endsWith('against morale 11.')),
    'SNS 7.4.7: five values',
  )
})

test('SNS 7.4.7 the Charismatic leader adds four values', () => {
  const scene = battle(led('charismatic'), [6, 6, 6, 6, 6, 6, 6, 1, 1], ['HRE'], ['KIE'])
  assert.ok(scene.told().some((line) => line.endsWith('against morale 10.')))
})

test('SNS 7.12.1, SNS 7.11.8 an instruction that does not fit leaves him the type that gains most, and him in place', () => {
  const scene = battle(led('commander'), [6, 6, 6, 6, 6, 6, 6, 6, 1, 1], ['HRE'], ['KIE'])
  scene.instruct('HRE', 'spur', { prefer: ['KN'] }).instruct('HRE', 'leave-before-battle', 'withdraw')
  assert.ok(scene.told().some((line) => line.includes('heavy infantry 6 6 6 6; peasants 6 6')))
})
