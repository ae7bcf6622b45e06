import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, seedFrom } from '@windward/table'
import { z } from 'zod'
import { BEFORE, SOUND } from '../../src/bots/captain.ts'
import { foreseen } from '../../src/bots/foresee-place.ts'
import { harmTo } from '../../src/bots/harm.ts'
import { answerBy, lookout } from '../../src/bots/lookout.ts'
import { expectedIn, watchFor } from '../../src/bots/watch.ts'
import { prospectOf } from '../../src/bots/worth-of-place.ts'
import { combat } from '../../src/combat/combat.ts'
import { letTheMenDrink } from '../../src/grog/grog.ts'
import { planOrders } from '../../src/planning/planning.ts'
import { shipOf } from '../../src/ships.ts'
import type { Guns } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { poseAt, position, Scene } from '../scene.ts'

const dice = () => diceFor(diceRoot(seedFrom('habits'), {}), 'bot')
const holding = (box: Guns['box']): Guns => ({ box, fired: false, slow: null, doubling: false, fresh: true })
const asked = (scene: Scene, kind: string) => lookout.answer(scene.question('british-1', kind), dice())
const orders = z.array(z.object({ actions: z.array(z.string()) }))

test('SOG 18.2 a lookout counts on loaded broadsides alone, its own and the enemy’s', () => {
  const guns = { port: holding('ball'), starboard: holding(null) }
  const state = position({ 'hms-defence': { at: [300, 450], guns }, genereux: { at: [400, 450], guns } })
  const seen = view(state, 'british-1')
  const squadron = { laid: new Map(), spent: [] }
  const now = expectedIn(seen, shipOf(seen, 'hms-defence'), 1, squadron)
  assert.deepEqual(now.ready, { port: 1, starboard: 0 })
  assert.deepEqual(now.enemies[0]?.ready, { port: 1, starboard: 0 })
  const later = expectedIn(seen, shipOf(seen, 'hms-defence'), 2, { ...squadron, spent: ['port'] })
  assert.ok(later.ready.port < 0.5 && later.ready.starboard === 1)
})

test('SOG 18.2 a lookout knows where the cards of its own other ships will take them', () => {
  const state = position({ 'hms-defence': { at: [300, 450] }, 'hms-terpsichore': { at: [500, 450] } })
  const seen = view(state, 'british-1')
  const ship = shipOf(seen, 'hms-defence')
  const laid = new Map([['hms-terpsichore' as const, ['veer-9' as const]]])
  const turning = expectedIn(seen, ship, 1, { laid, spent: [] }).others[0]?.berth.pose.heading
  const straight = expectedIn(seen, ship, 1).others[0]?.berth.pose.heading
  assert.notEqual(turning, straight)
})

test('SOG 18.2 a lookout wants room ahead of her, and the weather gage', () => {
  const state = position({ 'hms-defence': { at: [450, 450] }, genereux: { at: [450, 450] } })
  const seen = view(state, 'british-1')
  const ship = shipOf(seen, 'hms-defence')
  const watch = watchFor(seen, ship, SOUND)
  const nobody = { others: [], enemies: [], ready: { port: 1, starboard: 1 } }
  const worth = (x: number, y: number, heading: number) =>
    prospectOf(watch, foreseen(ship, poseAt(x, y, heading)), nobody).atMost
  assert.ok(worth(450, 800, 180) > worth(450, 800, 0))
  const expected = expectedIn(seen, ship, 1)
  const beside = (x: number) => prospectOf(watch, foreseen(ship, poseAt(x, 650, 0)), expected).away
  assert.ok(beside(300) < beside(600), 'the wind comes from the west')
})

test('SOG 18.2, SOG 10.6.3 a lookout empties guns whose shot does not reach, and keeps it where it may', () => {
  const fire = (gap: number) => {
    const guns = { port: holding('grape'), starboard: holding('grape') }
    const state = position(
      { 'hms-defence': { at: [200, 450], guns }, genereux: { at: [247 + gap, 450] } },
      { level: 'standard' },
    )
    return JSON.stringify(asked(new Scene(state, (t) => combat(t, () => true)), 'fire'))
  }
  assert.match(fire(300), /"port":{"at":null.*"starboard":{"at":null/)
  assert.match(fire(100), /"port":null,"starboard":null/)
  assert.match(fire(20), /"starboard":{"at":"genereux"/)
})

test('SOG 18.2, SOG 8.4 grapeshot does more than ball to a ship of the line, chain to one with two masts gone', () => {
  const state = position({ genereux: { at: [450, 450] } }, { level: 'advanced' })
  const whole = shipOf(view(state, 'british-1'), 'genereux')
  assert.ok(harmTo(whole, 'D', false) > harmTo(whole, 'B', false))
  const dismasted = { ...whole, special: { ...whole.special, masts: 2 } }
  assert.ok(harmTo(dismasted, 'C', true) > harmTo(dismasted, 'B', true))
})

test('SOG 18.2 a lookout’s crew pumps, mends the hull and takes in sail by need', () => {
  const planned = (at: [number, number, number], hull: ('B5' | 'water')[][]) => {
    const far = { at: [200, 200] as const, plan: { now: 'straight' as const, next: null } }
    const state = position(
      { 'hms-defence': { at, hull, plan: { now: 'straight', next: null } }, genereux: far },
      { level: 'advanced' },
    )
    return orders.parse(asked(new Scene(state, planOrders), 'plan'))[0]?.actions
  }
  assert.deepEqual(planned([450, 500, 90], [['water'], ['B5']]), ['pump', 'repair'])
  assert.deepEqual(planned([450, 500, 90], [['B5']]), [])
  assert.deepEqual(planned([450, 740, 0], []), ['decrease-sails'])
})

test('SOG 18.2, SOG 12.2.1 a lookout serves grog as soon as it helps; the first bots never did', () => {
  const state = position(
    { 'hms-defence': { at: [200, 450], crew: ['Ec'] }, genereux: { at: [700, 450] } },
    { grog: true },
  )
  const scene = new Scene(state, letTheMenDrink)
  assert.deepEqual(asked(scene, 'grog'), ['hms-defence'])
  assert.deepEqual(answerBy(BEFORE, scene.question('british-1', 'grog'), dice()), [])
})
