import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { moveFleetsThenArmies } from '../../src/movement/movement.ts'
import { writeOrders } from '../../src/orders/write-orders.ts'
import { of, position, Scene } from '../scene.ts'
import { armyMoves } from './sheet.ts'

test('SNS 13.1.6 in a learning turn the sheets write the orders, and no seat is asked', () => {
  const state = position(MAJOR_IDS, { learningTurn: true })
  const scene = new Scene(state, function* (t) {
    yield* writeOrders(t)
    assert.deepEqual(of(t.state, 'BYZ').armies.I?.order, armyMoves('I', 'moesia'))
    yield* moveFleetsThenArmies(t)
  })
  assert.ok(scene.over)
  const place = (faction: (typeof MAJOR_IDS)[number], army: 'I' | 'II' | 'III') =>
    of(scene.state, faction).armies[army]?.at
  assert.deepEqual(
    [place('FAT', 'III'), place('NSE', 'I'), place('NSE', 'III'), place('FRA', 'II'), place('ENG', 'II')],
    ['sicily', 'pomerania', 'alba', 'castile', 'leinster'],
  )
  assert.deepEqual([place('FRA', 'I'), place('HRE', 'III')], ['anjou', 'upper_lotharingia'])
})
