import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Counter } from '../../src/damage/counters-and-markers.ts'
import { noHits, settle } from '../../src/damage/settle-hits.ts'
import { veerOf } from '../../src/planning/veer.ts'
import { type Lying, once, position, Scene } from '../scene.ts'

const special = (more: object) => ({ fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0, ...more })

function hit(counters: Counter[], defence: Partial<Lying> = {}) {
  const state = position({ 'hms-defence': { at: [450, 450], ...defence } }, { level: 'advanced' })
  return new Scene(
    state,
    once((t) => settle(t, { ...noHits(), counters: new Map([['hms-defence', counters]]) })),
  ).ship('hms-defence')
}

test('SOG 11.5.1, SOG 11.5.2 symbols act, and their numbers count as well', () => {
  const ship = hit(['B3l', 'B2f', 'B2c', 'Bc', 'B1s'])
  assert.deepEqual(ship.special, special({ leaks: 1, fires: 1, sails: 1 }))
  assert.deepEqual(ship.hull, [
    ['B3l', 'B2f'],
    ['B2c', 'B1s'],
  ])
  assert.deepEqual(ship.crew, ['crew', 'Bc'])
})

test('SOG E41, SOG 11.8.1, SOG 11.8.3 masts break one after the other; with the third she surrenders', () => {
  assert.equal(hit(['C1m', 'C2m']).special.masts, 2)
  assert.equal(hit(['C1m', 'C2m']).fate, 'afloat')
  assert.equal(hit(['C1m', 'C2m', 'C1m']).fate, 'surrendered')
})

test('SOG 11.9.1 the second sail hit takes full sails, the fourth leaves backing alone', () => {
  const torn = (hits: number, sails: Lying['sails']) =>
    hit(
      Array.from({ length: hits }, () => 'C1s'),
      sails ? { sails } : {},
    )
  assert.equal(torn(1, 'full').sails, 'full')
  assert.equal(torn(2, 'full').sails, 'battle')
  assert.equal(torn(3, 'battle').sails, 'battle')
  assert.equal(torn(4, 'full').sails, 'backing')
  assert.equal(torn(4, 'struck').sails, 'struck')
})

test('SOG 11.9.2 the sixth sail hit is a broken mast, later ones nothing', () => {
  const torn = (hits: number) => hit(Array.from({ length: hits }, () => 'C1s')).special.masts
  assert.deepEqual([torn(5), torn(6), torn(8)], [0, 1, 1])
})

test('SOG 11.9.3, SOG 11.9.4 the first rudder hit lowers the veer, each further one breaks a mast', () => {
  const once = hit(['B3r'])
  assert.deepEqual([veerOf(once), once.special.masts], [4, 0])
  const thrice = hit(['B3r', 'B3r', 'A2r'])
  assert.deepEqual([veerOf(thrice), thrice.special.masts], [4, 2])
  const again = hit(['B3r'], { special: special({ rudder: 0, masts: 1 }) })
  assert.deepEqual([again.special.rudder, again.special.masts], [1, 1])
})
