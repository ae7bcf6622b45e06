import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clash } from '../../../src/battle/opposed-sides.ts'
import type { SeaId } from '../../../src/data/area-ids.ts'
import { seaClashes } from '../../../src/movement/sea-clashes.ts'
import type { State } from '../../../src/state.ts'
import { command, empty, fleetOf, putFleet } from '../../movement/field.ts'
import { ATTACK, fleetHolds } from '../../orders/sheet.ts'
import { of, type Scene } from '../../scene.ts'
import { seaScene } from './at-sea.ts'

/** Byzantium, whose shores close the Bosporus, lies in a zone beside it and attacks a fleet of Kiev there. */
function bosporus(sea: SeaId, from: SeaId, change?: (state: State) => void): Scene {
  const state = empty(['BYZ', 'KIE', 'HRE'], (laid) => {
    putFleet(laid, 'BYZ', '1', sea, { WS: 1 })
    putFleet(laid, 'KIE', '1', sea, { WS: 1 }).from = from
    command(laid, 'BYZ', { fleets: [fleetHolds('1', ATTACK)] })
    command(laid, 'KIE', {})
    change?.(laid)
  })
  const [clash]: Clash[] = seaClashes(state, [])
  assert.ok(clash)
  return seaScene(state, clash, [6, 6, 6, 6])
}

const led = (state: State) => {
  of(state, 'KIE').leader = 'admiral'
}

/** Where Kiev is when it has left after the first round. */
function retreats(scene: Scene): Scene {
  return scene.answer('BYZ', 'retreat', 'fight').answer('KIE', 'retreat', 'retreat')
}

test('SNS 6.3.3, SNS 7.11.1 the Admiral does not slip through a strait that is closed to him', () => {
  const scene = bosporus('west_pontus', 'west_pontus', led)
  assert.equal(scene.refusal('KIE', 'slip-away', 'propontis'), 'SNS 7.11.1')
  scene.answer('KIE', 'slip-away', 'east_pontus')
  assert.equal(fleetOf(scene.state, 'KIE', '1').at, 'east_pontus')
})

test('SNS 6.3.3, SNS 7.11.1 having forced it he may go back, and not on through the next', () => {
  const scene = bosporus('propontis', 'aegean_sea', led)
  assert.equal(scene.refusal('KIE', 'slip-away', 'west_pontus'), 'SNS 7.11.1')
  scene.answer('KIE', 'slip-away', 'aegean_sea')
  assert.equal(fleetOf(scene.state, 'KIE', '1').at, 'aegean_sea')
})

test('SNS 6.3.3, SNS 7.9.6 nor does a fleet retreat through it', () => {
  const closed = retreats(bosporus('west_pontus', 'west_pontus'))
  assert.equal(fleetOf(closed.state, 'KIE', '1').at, 'east_pontus')
  const open = retreats(
    bosporus('west_pontus', 'west_pontus', (state) => {
      state.lands.opsikion.owner = 'KIE'
    }),
  )
  open.answer('KIE', 'fleets-retreat-to', ['propontis'])
  assert.equal(fleetOf(open.state, 'KIE', '1').at, 'propontis')
})

test('SNS 6.3.3, SNS 7.9.6 where there is no other way it does, having fought', () => {
  const scene = retreats(bosporus('propontis', 'propontis'))
  scene.answer('KIE', 'fleets-retreat-to', ['west_pontus'])
  assert.equal(fleetOf(scene.state, 'KIE', '1').at, 'west_pontus')
})
