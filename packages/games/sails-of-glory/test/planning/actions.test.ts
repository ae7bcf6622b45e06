import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crewActions } from '../../src/damage/log.ts'
import { ACTIONS } from '../../src/data/crew-actions.ts'
import { planOrders } from '../../src/planning/planning.ts'
import { type Lying, position, Scene } from '../scene.ts'

const order = (actions: string[]) => [{ ship: 'hms-defence', card: 'straight', actions }]
const planning = (defence: Partial<Lying> = {}, options: object = {}) =>
  new Scene(
    position(
      { 'hms-defence': { at: [450, 450], ...defence }, genereux: { at: [450, 700, 180] } },
      { level: 'advanced', ...options },
    ),
    planOrders,
  )

test('SOG E20, SOG 11.2.1 actions are read in the first column uncovered in both rows', () => {
  const boxes = Array.from({ length: 3 }, (): 'B5'[] => ['B5'])
  assert.equal(crewActions({ id: 'courageuse', hull: boxes, crew: ['Ec', 'Ec', 'Ec', 'Ec'] }), 3)
  assert.equal(crewActions({ id: 'courageuse', hull: boxes, crew: [] }), 4)
})

test('SOG 11.2.1 no more actions than the crew allows', () => {
  const scene = planning()
  const five = ['fire-port', 'fire-starboard', 'musketry', 'pump', 'repair']
  assert.equal(scene.refusal('british-1', 'plan', order(five)), 'SOG 11.2.1')
  scene.answer('british-1', 'plan', order(five.slice(0, 4)))
})

test('SOG 11.2.2 there is one counter of each kind; grog and boarding come with their options', () => {
  const scene = planning()
  assert.equal(scene.refusal('british-1', 'plan', order(['pump', 'pump'])), 'SOG 11.2.2')
  assert.equal(scene.refusal('british-1', 'plan', order(['grog'])), 'SOG 11.2.5')
  const brief: unknown = planning({}, { grog: true, boarding: true }).question('british-1', 'plan').brief
  assert.ok(ACTIONS.every((action) => JSON.stringify(brief).includes(`"${action}"`)))
})

test('SOG 11.2.4, SOG 11.2.5 a delayed action counts against the number and cannot be planned again', () => {
  const scene = planning({ delayed: ['extinguish'] })
  assert.equal(scene.refusal('british-1', 'plan', order(['extinguish'])), 'SOG 11.2.5')
  const four = ['fire-port', 'fire-starboard', 'musketry', 'pump']
  assert.equal(scene.refusal('british-1', 'plan', order(four)), 'SOG 11.2.1')
  scene.answer('british-1', 'plan', order(four.slice(0, 3)))
})

test('SOG 11.2.3 an action without use may be planned, with a warning', () => {
  const scene = planning()
  const useless = order(['extinguish', 'reload-port'])
  assert.equal(scene.warnings('british-1', 'plan', useless).length, 2)
  scene.answer('british-1', 'plan', useless)
  const warned = (action: string, more: Partial<Lying> = {}, options: object = {}) =>
    planning(more, options).warnings('british-1', 'plan', order([action])).length
  assert.deepEqual([warned('repair'), warned('repair', { hull: [['B2']] })], [1, 0])
  const torn = { fires: 0, leaks: 0, masts: 0, sails: 2, rudder: 0 }
  assert.deepEqual([warned('increase-sails'), warned('increase-sails', { special: torn })], [0, 1])
  assert.equal(warned('extinguish', {}, { spreadingFires: true }), 0, 'it may be for the enemy')
})

test('SOG 11.2.8 a captain who is away has the guns served', () => {
  const guns = {
    port: { box: null, fired: false, slow: null, doubling: false, fresh: false },
    starboard: { box: 'ball' as const, fired: false, slow: null, doubling: false, fresh: true },
  }
  const brief = planning({ guns }).question('british-1', 'plan').absent()
  assert.deepEqual(brief, order(['reload-port', 'fire-starboard']))
})
