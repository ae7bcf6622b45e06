import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import type { Units } from '../../../src/pieces.ts'
import { position } from '../../scene.ts'
import { armyOf, battle, left } from '../field.ts'
import { clear, stand } from '../force.ts'

/** Kiev stays in Wends; the Empire, which came from Saxony, will leave it. Round one misses all round. */
function leaving(stays: Partial<Units>, leaves: Partial<Units>, dice: readonly Foreseen[], armour?: number) {
  const state = position(['HRE', 'KIE'], {}, (fresh) => {
    clear(fresh)
    stand(fresh, 'KIE', 'I', 'wends', stays)
    stand(fresh, 'HRE', 'I', 'wends', leaves, {
      from: 'saxony',
      ...(armour === undefined ? {} : { armour }),
    })
  })
  return battle(state, dice, ['KIE'], ['HRE'])
}

const miss = (dice: number) => Array.from({ length: dice }, () => 6)
const one = (kind: string, count = 1) => [{ piece: 'HRE I', kind, count }]

/** The position of E44 up to its retreat: volleys, round one and rout dice, all in vain. */
const before = [...miss(5), ...miss(3), ...miss(7), ...miss(7), 1, 1]

function e44(dice: readonly Foreseen[]) {
  const scene = leaving({ LC: 2, LI: 1, KN: 1 }, { HI: 2, LI: 3, HC: 1 }, [...before, ...dice], 1)
  return scene.answer('KIE', 'retreat', 'fight').answer('HRE', 'retreat', 'retreat')
}

test('SNS E44, SNS 7.6.1, SNS 7.6.3, SNS 7.6.4, SNS 7.6.5, SNS 7.6.6 parting shot and run-down', () => {
  // Shot 1 2 4; run-down by knight 5 and light cavalry 3 4; answer by heavy cavalry 4 5 and heavy infantry 1.
  const scene = e44([1, 2, 4, 5, 3, 4, 4, 5, 1])
  assert.deepEqual(scene.question('HRE', 'losses').brief, { points: 2, pieces: ['HRE I'], spared: 'none' })
  scene.answer('HRE', 'losses', one('LI'))
  scene.answer('KIE', 'run-down', 'HRE')
  scene.answer('HRE', 'pursued', { drawOff: false, answer: 'KIE' })
  scene.diceSpent()
  assert.deepEqual(scene.question('HRE', 'losses').brief, { points: 8, pieces: ['HRE I'], spared: 'none' })
  // Kiev's two shields of the knight meet the five points of the answer.
  assert.deepEqual(scene.question('KIE', 'losses').brief, { points: 3, pieces: ['KIE I'], spared: 'none' })
  scene.answer('HRE', 'losses', [...one('HI', 2), ...one('LI')])
  scene.answer('KIE', 'losses', [{ piece: 'KIE I', kind: 'LC', count: 1 }])
  assert.ok(scene.over)
  assert.deepEqual(left(scene, 'HRE'), { HC: 1, LI: 1 })
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
  assert.deepEqual(left(scene, 'KIE'), { KN: 1, LC: 1, LI: 1 })
})

test('SNS 7.6.4, SNS 7.6.5 cavalry that has been drawn off neither suffers nor answers', () => {
  // Without the cavalry four dice are left of 2 HI and 2 LI, halved 2, those of the heavy infantry.
  const scene = e44([1, 2, 4, 5, 3, 4, 4, 1])
  scene.answer('HRE', 'losses', one('LI')).answer('KIE', 'run-down', 'HRE')
  scene.answer('HRE', 'pursued', { drawOff: true, answer: 'KIE' })
  scene.diceSpent()
  assert.equal(scene.refusal('HRE', 'losses', [...one('HC'), ...one('HI')]), 'SNS 7.2.1')
  scene.answer('HRE', 'losses', [...one('HI', 2), ...one('LI')])
})

test('SNS 7.6.3 a run-down may be forgone', () => {
  const scene = e44([1, 2, 4])
  scene.answer('HRE', 'losses', one('LI')).answer('KIE', 'run-down', 'let-go')
  assert.ok(scene.over)
  assert.deepEqual(left(scene, 'HRE'), { HC: 1, HI: 2, LI: 2 })
})

test('SNS 7.6.5 routers do not answer', () => {
  // The rout dice are Kiev's first: 1; then the Empire's 6 of one peasant: above 1.
  const scene = leaving({ LC: 1 }, { PS: 4, LC: 1 }, [
    ...miss(2),
    ...miss(2),
    ...miss(2),
    ...miss(6),
    1,
    6,
    6,
    3,
  ])
  assert.deepEqual(scene.question('KIE', 'run-down').brief, { where: { land: 'wends' }, leavers: ['HRE'] })
  scene.answer('KIE', 'run-down', 'HRE')
  assert.equal(scene.refusal('HRE', 'pursued', { drawOff: false, answer: 'KIE' }), 'SNS 7.6.5')
  scene.answer('HRE', 'pursued', { drawOff: true, answer: null })
  assert.deepEqual(left(scene, 'HRE'), { LC: 1, PS: 1 })
})

test('SNS 7.6.4 there must be cavalry to be drawn off', () => {
  const scene = leaving({ LC: 1 }, { HI: 3 }, [...miss(2), ...miss(2), ...miss(3), 1, 1, 6, 1, 1, 1, 1])
  scene.answer('KIE', 'retreat', 'fight').answer('HRE', 'retreat', 'retreat').answer('KIE', 'run-down', 'HRE')
  assert.equal(scene.refusal('HRE', 'pursued', { drawOff: true, answer: null }), 'SNS 7.6.4')
})

test('SNS 7.6.7 who is away runs down, draws his cavalry off and answers', () => {
  const scene = e44([1, 2, 4, 5, 3, 4, 4, 1])
  scene.away('HRE', 'losses').away('KIE', 'run-down').away('HRE', 'pursued')
  scene.diceSpent()
  assert.ok(scene.told().includes('The Empire draws its cavalry off.'))
  assert.ok(scene.told().some((line) => line.startsWith('Kiev runs down the Empire')))
  assert.ok(scene.told().some((line) => line.startsWith('The Empire answers Kiev')))
})

test('SNS 7.12.1, SNS 7.6.3 standing instructions for the pursuit', () => {
  const scene = e44([1, 2, 4])
  scene.instruct('KIE', 'run-down', 'never')
  scene.answer('HRE', 'losses', one('LI'))
  assert.ok(scene.over)
})

test('SNS 7.6.4 who has drawn off all he has is not run down', () => {
  const scene = leaving({ LC: 1 }, { LC: 2 }, [...miss(2), ...miss(4), ...miss(2), ...miss(4), 1, 1, 6])
  scene.answer('KIE', 'retreat', 'fight').answer('HRE', 'retreat', 'retreat').answer('KIE', 'run-down', 'HRE')
  scene.answer('HRE', 'pursued', { drawOff: true, answer: 'KIE' })
  assert.ok(scene.diceSpent().over)
  assert.deepEqual(left(scene, 'HRE'), { LC: 2 })
})
