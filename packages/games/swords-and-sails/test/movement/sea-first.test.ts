import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveFleetsThenArmies } from '../../src/movement/movement.ts'
import { ATTACK, armyBoards, fleetHolds } from '../orders/sheet.ts'
import { Scene } from '../scene.ts'
import { armyOf, command, empty, putArmy, putFleet } from './field.ts'

test('SNS 7.1.1, SNS 6.1.1 sea battles are fought side by side, before anybody lands', () => {
  const state = empty(['FRA', 'ENG', 'NSE', 'HRE'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'normandy', { HI: 2 })
    putFleet(laid, 'FRA', '1', 'narrow_sea', { WS: 2 })
    putFleet(laid, 'ENG', '1', 'narrow_sea', { WS: 1 })
    putFleet(laid, 'NSE', '1', 'north_sea', { WS: 1 })
    putFleet(laid, 'HRE', '1', 'north_sea', { WS: 1 })
    command(laid, 'FRA', { armies: [armyBoards('I', '1', 'after', 'mercia')] })
    command(laid, 'NSE', { fleets: [fleetHolds('1', ATTACK)] })
  })
  const scene = new Scene(state, moveFleetsThenArmies, {
    dice: { 'sea:narrow_sea': [6, 6, 6, 6, 6, 6], 'sea:north_sea': [6, 6, 6, 6] },
  })
  assert.deepEqual(new Set(scene.awaited()), new Set(['FRA', 'ENG', 'NSE', 'HRE']))
  assert.equal(armyOf(scene.state, 'FRA', 'I').at, 'normandy')
})
