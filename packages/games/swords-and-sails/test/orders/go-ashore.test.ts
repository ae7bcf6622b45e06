import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { drawExcess } from '../../src/battle/sea/drowned-cargo.ts'
import { land, landingsOf } from '../../src/orders/go-ashore.ts'
import { placesFor, placesOf } from '../../src/orders/places-aboard.ts'
import type { SnsTable, State } from '../../src/state.ts'
import { armyOf, command, empty, fleetOf, putArmy, putFleet } from '../movement/field.ts'
import { Scene } from '../scene.ts'
import { ATTACK } from './sheet.ts'

/** Fifteen units off English land; the fleet of 3 RD 2 TR is left with 2 RD 1 TR. */
function invasion(): State {
  return empty(['NSE', 'ENG'], (state) => {
    putFleet(state, 'NSE', '1', 'narrow_sea', { RD: 3, TR: 2 })
    Object.assign(putArmy(state, 'NSE', 'I', 'narrow_sea', { HI: 15 }), { aboard: ['1'] })
    assert.equal(placesOf(fleetOf(state, 'NSE', '1')), 19)
    fleetOf(state, 'NSE', '1').ships = { WS: 0, RD: 2, TR: 1 }
    command(state, 'NSE', { armies: [{ army: 'I', does: { deed: 'land', to: 'mercia' }, meets: ATTACK }] })
  })
}

const drawn = Array.from({ length: 4 }, () => ({ draws: { piece: 'NSE I', kind: 'HI' } }))

const landing = (state: State, dice: readonly Foreseen[] = []) =>
  new Scene(
    state,
    (t: SnsTable) => {
      drawExcess(t, 'NSE', [fleetOf(t.state, 'NSE', '1')], 'SNS 7.8.9')
      for (const each of landingsOf(t)) land(t, each)
      return undefined
    },
    { dice },
  )

test('SNS E30, SNS 6.4.1, SNS 7.8.9 the units that survive within the places left go ashore', () => {
  const scene = landing(invasion(), drawn)
  const army = armyOf(scene.state, 'NSE', 'I')
  assert.deepEqual([army.at, placesFor(army), army.landedFrom], ['mercia', 11, ['1']])
})

test('SNS E30, SNS 6.4.2 had the fleet retreated, none would land', () => {
  const state = invasion()
  fleetOf(state, 'NSE', '1').driven = true
  const army = armyOf(landing(state, drawn).state, 'NSE', 'I')
  assert.deepEqual([army.at, army.aboard, army.order?.does.deed], ['narrow_sea', ['1'], 'hold'])
})

test('SNS 6.4.3 who cannot land any more stays aboard', () => {
  const state = invasion()
  fleetOf(state, 'NSE', '1').ships = { WS: 0, RD: 5, TR: 0 }
  fleetOf(state, 'NSE', '1').at = 'celtic_sea'
  armyOf(state, 'NSE', 'I').at = 'celtic_sea'
  const army = armyOf(landing(state).state, 'NSE', 'I')
  assert.deepEqual([army.at, army.aboard], ['celtic_sea', ['1']])
})
