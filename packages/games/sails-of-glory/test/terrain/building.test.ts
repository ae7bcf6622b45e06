import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hitWork } from '../../src/batteries/hit-works.ts'
import { combat } from '../../src/combat/combat.ts'
import type { Counter } from '../../src/damage/counters-and-markers.ts'
import { surrenderBeaten } from '../../src/damage/lose-ship.ts'
import { draws, once, poseAt, position, Scene } from '../scene.ts'

function outpost() {
  const state = position({ 'hms-defence': { at: [320, 452.5] } })
  state.terrain = [
    {
      element: 'outpost',
      kind: 'island',
      shore: 'rocky',
      danger: 'width',
      pose: poseAt(200, 450),
      building: 'french',
    },
  ]
  state.buildings = [{ element: 'outpost', side: 'french', points: 0, crew: 0, surrendered: false }]
  return state
}

test('SOG 13.3.6, SOG 13.3.5 the building on its island is a target', () => {
  const scene = new Scene(outpost(), (t) => combat(t, () => true), {
    dice: draws('0', '0', '2c', '3', '0', 'c', '0'),
  })
  const port = { at: 'building-french', arc: 'central', load: null, high: false }
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', port, starboard: null, muskets: null }])
  const [building] = scene.diceSpent().state.buildings
  assert.deepEqual([building?.points, building?.crew, building?.surrendered], [5, 2, false])
  assert.equal(scene.state.bags.B[3], 8, 'its counters go back')
})

test('SOG 13.3.6 it surrenders at 8 points of damage or 4 crew losses', () => {
  const hit = (...counters: Counter[]) =>
    new Scene(
      outpost(),
      once((t) => hitWork(t, 'building-french', counters)),
    ).state.buildings[0]?.surrendered
  assert.equal(hit('B4', 'B3'), false)
  assert.equal(hit('B4', 'B4'), true)
  assert.equal(hit('Dc', 'Dc', 'Dc'), false)
  assert.equal(hit('Dc', 'Dc', 'Dc', 'B2c'), true)
})

test('SOG 13.3.7 a ship aground that surrenders has surrendered, and nothing else', () => {
  const hull = Array.from({ length: 10 }, (): 'B6'[] => ['B6'])
  const state = position({ 'hms-defence': { at: [320, 450], aground: true, hull } })
  assert.equal(new Scene(state, once(surrenderBeaten)).ship('hms-defence').fate, 'surrendered')
})
