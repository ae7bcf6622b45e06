import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveFleetsThenArmies } from '../../src/movement/movement.ts'
import { ATTACK, armyBoards, fleetHolds } from '../orders/sheet.ts'
import { of, Scene } from '../scene.ts'
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

test('SNS 7.8.15, TBL 7.4 before a battle at sea nobody can tell from the place who is able to begin it', () => {
  const met = (ships: object) => {
    const state = empty(['FRA', 'ENG', 'NSE'], (laid) => {
      putFleet(laid, 'FRA', '1', 'narrow_sea', ships)
      putFleet(laid, 'ENG', '1', 'narrow_sea', { WS: 1 })
      for (const faction of ['FRA', 'ENG'] as const)
        command(laid, faction, { fleets: [fleetHolds('1', ATTACK)] })
      of(laid, 'NSE').hand = ['sabotage']
    })
    return new Scene(state, moveFleetsThenArmies)
  }
  const [one, other] = [met({ WS: 1 }), met({ TR: 1 })]
  assert.deepEqual(one.asked('NSE'), ['sabotage'])
  assert.deepEqual([one.place(), one.view('NSE')], [other.place(), other.view('NSE')])
})
