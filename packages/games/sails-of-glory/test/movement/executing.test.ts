import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movement } from '../../src/movement/movement.ts'
import { type Lying, once, poseAt, position, Scene, type SceneWish } from '../scene.ts'

const LENGTH = 75
const WEST = 270

function sailed(defence: Lying, options: object = {}, wish: SceneWish = {}) {
  return new Scene(position({ 'hms-defence': defence }, options), once(movement), wish).ship('hms-defence')
}

const card = (now: string) => ({ plan: { now, next: null } }) as Pick<Lying, 'plan'>

test('SOG 6.1.1, SOG 6.1.2, SOG 6.1.4 a straight card under battle sails, the wind abeam', () => {
  const ship = sailed({ at: [450, 300, 0], ...card('straight') })
  assert.deepEqual(ship.pose, poseAt(450, 300 + LENGTH + 18.6))
  assert.equal(ship.plan.now, null)
})

test('SOG 6.1.3 a reaching ship takes the green arrow, a beating or running one the orange', () => {
  const green = sailed({ at: [300, 450, 30], ...card('straight') })
  const orange = sailed({ at: [300, 450, 90], ...card('straight') })
  assert.equal(green.course?.colour, 'green')
  assert.equal(orange.course?.colour, 'orange')
  assert.deepEqual(orange.pose, poseAt(300 + LENGTH + 18.6, 450, 90))
})

test('SOG 6.1.5 in the Basic rules a red card drives her astern by two sandglasses', () => {
  const ship = sailed({ at: [450, 450, WEST], ...card('aback-5') })
  assert.deepEqual(ship.pose, poseAt(450 + 17.9, 450, WEST))
  assert.equal(ship.red, 'aback-5')
})

test('SOG 6.1.7, SOG 3.3.2 a ship that ends over the edge is eliminated and counts as surrendered', () => {
  const gone = sailed({ at: [450, 800, 0], ...card('straight') })
  assert.deepEqual([gone.fate, gone.leftBy], ['left', ['top']])
  assert.equal(sailed({ at: [450, 768.9, 0], ...card('straight') }).fate, 'afloat')
})

test('SOG E48, SOG 10.3.3, SOG 10.3.4 aback for two turns: ahead by one sandglass, then astern by two', () => {
  const options = { level: 'standard' }
  const first = sailed({ at: [450, 450, WEST], plan: { now: 'straight', next: 'straight' } }, options)
  assert.deepEqual(first.pose, poseAt(450 - LENGTH - 12.1, 450, WEST))
  assert.deepEqual([first.aback, first.red, first.plan.now], [1, 'aback-5', 'straight'])
  const second = sailed({ at: [450, 450, WEST], plan: { now: 'straight', next: null }, aback: 1 }, options)
  assert.deepEqual(second.pose, poseAt(450 + 17.9, 450, WEST))
  assert.equal(second.aback, 2)
  const free = sailed({ at: [450, 450, 0], ...card('straight'), aback: 2, red: 'aback-5' }, options)
  assert.deepEqual([free.aback, free.red], [0, null])
})

test('SOG E11, SOG 10.3.1 the red card that replaces a planned one', () => {
  const red = (now: string) => sailed({ at: [450, 450, WEST], ...card(now) }, { level: 'standard' }).red
  assert.deepEqual(['veer-7', 'veer-6', 'veer-4', 'veer-2', 'straight', 'slip-left'].map(red), [
    'aback-6',
    'aback-6',
    'aback-4',
    'aback-4',
    'aback-5',
    'aback-5',
  ])
})

test('SOG E12, SOG 10.2.2 an illegal card is replaced by the straight 5', () => {
  const ship = sailed({ at: [450, 300, 0], ...card('veer-8'), last: 'veer-2' }, { level: 'standard' })
  assert.deepEqual(ship.pose, poseAt(450, 300 + LENGTH + 18.6))
  assert.deepEqual([ship.course?.card, ship.last], ['straight', 'veer-8'])
})

test('SOG 10.2.2, SOG 11.9.3 whether it is illegal is seen with the veer of the moment', () => {
  const special = { fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 1 }
  const options = { level: 'advanced' }
  const turned = sailed({ at: [450, 300, 0], ...card('veer-7'), last: 'veer-2' }, options)
  const hurt = sailed({ at: [450, 300, 0], ...card('veer-7'), last: 'veer-2', special }, options)
  assert.deepEqual([turned.course?.card, hurt.course?.card], ['veer-7', 'straight'])
})

test('SOG 10.2.3 after a red or gray card, and at the start, any card may follow', () => {
  for (const last of [null, 'aback-6', 'one-easy-left'] as const) {
    assert.equal(
      sailed({ at: [450, 300, 0], ...card('veer-8'), last }, { level: 'standard' }).course?.card,
      'veer-8',
    )
  }
  const aback = sailed({ at: [450, 450, WEST], ...card('veer-2') }, { level: 'standard' })
  assert.equal(aback.last, 'aback-4')
})

test('SOG 10.3.2 an illegal card aback becomes the red 5', () => {
  const ship = sailed({ at: [450, 450, WEST], ...card('veer-8'), last: 'veer-2' }, { level: 'standard' })
  assert.equal(ship.red, 'aback-5')
})

test('SOG 10.3.5 a ship that cannot move still counts her turns aback', () => {
  const ship = sailed({ at: [450, 450, WEST], aground: true, aback: 1 }, { level: 'standard' })
  assert.deepEqual([ship.aback, ship.pose], [2, poseAt(450, 450, WEST)])
})

test('SOG E49, SOG 10.1.3 the card planned before is executed, the next one comes to the first space', () => {
  const ship = sailed({ at: [450, 300, 0], plan: { now: 'veer-6', next: 'veer-4' } }, { level: 'standard' })
  assert.equal(ship.course?.card, 'veer-6')
  assert.deepEqual(ship.plan, { now: 'veer-4', next: null })
})

test('SOG E53, SOG 11.3.3 the line is that of the sails; red and gray cards do not ask', () => {
  const far = (sails: 'full' | 'battle' | 'backing', now = 'straight', heading = 30) => {
    const { pose } = sailed({ at: [300, 300, heading], ...card(now), sails }, { level: 'advanced' })
    return Math.round(Math.hypot(pose.x - 300_000, pose.y - 300_000) / 100) / 10
  }
  assert.deepEqual(
    [far('full'), far('battle'), far('backing')],
    [LENGTH + 43.9, LENGTH + 29.1, LENGTH + 16.1],
  )
  assert.equal(far('full', 'two-easy-right'), far('backing', 'two-easy-right'))
  assert.equal(far('full', 'straight', WEST), far('backing', 'straight', WEST))
})

test('SOG E41, SOG 11.8.2, SOG 11.8.4 a gray card by the arrow of her attitude, or a red one by lot', () => {
  const special = { fires: 0, leaks: 0, masts: 2, sails: 0, rudder: 0 }
  const gray = sailed({ at: [450, 300, 0], ...card('one-hard-left'), special }, { level: 'advanced' })
  assert.equal(gray.course?.card, 'one-hard-left')
  const lot = { dice: [{ draws: 'aback-4' }] }
  const red = sailed({ at: [450, 450, WEST], ...card('one-hard-left'), special }, { level: 'advanced' }, lot)
  assert.equal(red.course?.card, 'aback-4')
})

test('SOG 12.20.1, SOG E27 low wind takes a step off the sails, high wind adds one', () => {
  const line = (sails: 'full' | 'battle' | 'backing' | 'struck', strength: 'low' | 'high') => {
    const state = position(
      { 'hms-defence': { at: [300, 300, 30], ...card('straight'), sails } },
      { level: 'advanced' },
    )
    state.wind.strength = strength
    return new Scene(state, once(movement), { dice: [{ draws: '0' }] }).ship('hms-defence').course?.sails
  }
  assert.deepEqual(
    [line('full', 'low'), line('battle', 'low'), line('backing', 'low')],
    ['battle', 'backing', 'backing'],
  )
  assert.deepEqual([line('backing', 'high'), line('battle', 'high')], ['battle', 'full'])
})
