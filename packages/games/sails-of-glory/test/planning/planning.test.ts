import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerate } from '@windward/table'
import { planOrders } from '../../src/planning/planning.ts'
import { mayFollow } from '../../src/planning/veer.ts'
import { type Lying, position, Scene } from '../scene.ts'

const order = (ship: string, card: string | null, actions: string[] = []) => ({ ship, card, actions })
const planning = (options: object, defence: Lying = { at: [450, 450] }) =>
  new Scene(position({ 'hms-defence': defence, genereux: { at: [450, 700, 180] } }, options), planOrders)
/** The wind of Enemy in Sight comes from the west: a ship heading there is aback. */
const WEST = 270

test('SOG 5.1 each captain secretly chooses a card for each ship', () => {
  const scene = planning({})
  assert.deepEqual(scene.awaited(), ['british-1', 'french-1'])
  assert.equal(scene.refusal('british-1', 'plan', [order('hms-defence', null)]), 'SOG 5.1')
  assert.equal(scene.refusal('british-1', 'plan', [order('genereux', 'straight')]), 'SOG 5.1')
  scene.answer('british-1', 'plan', [order('hms-defence', 'veer-7')])
  assert.equal(scene.ship('hms-defence').plan.now, null)
  scene.answer('french-1', 'plan', [order('genereux', 'straight')])
  assert.equal(scene.ship('hms-defence').plan.now, 'veer-7')
})

test('SOG 5.2, SOG 5.3 a ship aback takes a red card, any other a blue one', () => {
  const free = planning({})
  assert.equal(free.refusal('british-1', 'plan', [order('hms-defence', 'aback-5')]), 'SOG 5.2')
  assert.equal(free.refusal('british-1', 'plan', [order('hms-defence', 'veer-9')]), 'SOG 5.2')
  const aback = planning({}, { at: [450, 450, WEST] })
  assert.equal(aback.refusal('british-1', 'plan', [order('hms-defence', 'straight')]), 'SOG 5.2')
  aback.answer('british-1', 'plan', [order('hms-defence', 'aback-6')])
})

test('SOG 5.4 a captain who is away keeps straight on', () => {
  const scene = planning({}, { at: [450, 450, WEST] }).away()
  assert.deepEqual(
    [scene.ship('hms-defence').plan.now, scene.ship('genereux').plan.now],
    ['aback-5', 'straight'],
  )
})

test('SOG 10.1.3 from Standard on the card goes to the second space', () => {
  const scene = planning({ level: 'standard' }, { at: [450, 450], plan: { now: 'veer-6', next: null } })
  scene.answer('british-1', 'plan', [order('hms-defence', 'veer-4')]).away()
  assert.deepEqual(scene.ship('hms-defence').plan, { now: 'veer-6', next: 'veer-4' })
})

test('SOG 10.1.4 from Standard on a ship aback plans blue cards all the same', () => {
  const scene = planning({ level: 'standard' }, { at: [450, 450, WEST] })
  assert.equal(scene.refusal('british-1', 'plan', [order('hms-defence', 'aback-5')]), 'SOG 5.2')
  scene.answer('british-1', 'plan', [order('hms-defence', 'straight')])
})

test('SOG E10, SOG 10.2.1 after a 2 the Généreux may take 2 to 7, not 8', () => {
  const ship = { id: 'genereux', special: { fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0 } } as const
  const legal = (
    ['veer-2', 'veer-3', 'veer-4', 'straight', 'slip-left', 'veer-6', 'veer-7', 'veer-8'] as const
  ).filter((card) => mayFollow(ship, card, 'veer-2'))
  assert.deepEqual(legal, ['veer-2', 'veer-3', 'veer-4', 'straight', 'slip-left', 'veer-6', 'veer-7'])
})

test('SOG 10.2.2, SOG 10.2.3 a card beyond the veer may be planned, with a warning', () => {
  const scene = planning({ level: 'standard' }, { at: [450, 450], plan: { now: 'veer-2', next: null } })
  const beyond = [order('hms-defence', 'veer-8')]
  assert.match(scene.warnings('british-1', 'plan', beyond).join(), /veer of 5/)
  assert.deepEqual(scene.warnings('british-1', 'plan', [order('hms-defence', 'veer-7')]), [])
  scene.answer('british-1', 'plan', beyond)
})

test('SOG E41, SOG 11.8.1 with broken masts only gray cards are planned', () => {
  const masts = (count: number) => ({ fires: 0, leaks: 0, masts: count, sails: 0, rudder: 0 })
  const cards = (count: number) => {
    const scene = planning(
      { level: 'advanced' },
      {
        at: [450, 450],
        special: masts(count),
        plan: { now: 'two-easy-left', next: null },
        hull: Array(9).fill(['B1']),
      },
    )
    const question = scene.question('british-1', 'plan')
    const offered = [...enumerate(question.options())].flatMap(
      (answer) => JSON.stringify(answer).match(/"card":"([^"]+)/)?.[1] ?? [],
    )
    return [...new Set(offered)]
  }
  assert.equal(cards(1).length, 7)
  assert.ok(cards(1).every((card) => /^(one|two)-/.test(card)))
  assert.deepEqual(cards(2), ['two-easy-right', 'two-hard-right', 'two-hard-left'])
})

test('SOG 11.3.4 a ship with struck sails plans no card', () => {
  const scene = planning({ level: 'advanced' }, { at: [450, 450], sails: 'struck' })
  assert.equal(scene.refusal('british-1', 'plan', [order('hms-defence', 'straight')]), 'SOG 11.3.4')
  scene.answer('british-1', 'plan', [order('hms-defence', null, ['musketry'])])
})
