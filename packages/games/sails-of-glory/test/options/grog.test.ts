import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letTheMenDrink } from '../../src/grog/grog.ts'
import { crewsAct, type Lying, position, Scene } from '../scene.ts'

const crew: Lying['crew'] = ['Ec', 'crew']
const far: Lying = { at: [700, 700], crew: [] }
const tables = (defence: Partial<Lying>, enemy: Lying = far, options: object = {}) =>
  position({ 'hms-defence': { at: [300, 300], ...defence }, genereux: enemy }, { grog: true, ...options })
const drink = (...wish: Parameters<typeof tables>) => new Scene(tables(...wish), letTheMenDrink)

test('SOG 12.2.1 once in a match grog makes a crew loss good', () => {
  const scene = drink({ crew: [...crew] })
  assert.deepEqual(scene.awaited(), ['british-1'])
  assert.equal(scene.refusal('british-1', 'grog', ['genereux']), 'SOG 12.2.1')
  scene.answer('british-1', 'grog', ['hms-defence'])
  const ship = scene.ship('hms-defence')
  assert.deepEqual([ship.crew, ship.zero, ship.grogServed], [['Ec'], ['crew'], true])
  assert.deepEqual(drink({ crew: [...crew], grogServed: true }).awaited(), [])
})

test('SOG 12.2.1, SOG 12.2.3 with an enemy within half a ruler, base to base, nobody is asked', () => {
  const enemy = (gap: number): Lying => ({ at: [300 + 47.5 + gap, 300] })
  assert.deepEqual(drink({ crew: [...crew] }, enemy(125)).awaited(), [])
  assert.deepEqual(drink({ crew: [...crew] }, enemy(125.1)).awaited(), ['british-1'])
})

test('SOG 12.2.4 a ship without crew losses is not asked', () => {
  assert.deepEqual(drink({ crew: [] }).awaited(), [])
})

test('SOG 12.2.2, SOG 12.2.3 in the Advanced rules grog is an action, spent only where it is allowed', () => {
  const acted = (enemy: Lying) =>
    new Scene(tables({ crew: [...crew] }, enemy, { level: 'advanced' }), (t) =>
      crewsAct(t, { 'hms-defence': ['grog'] }),
    ).ship('hms-defence')
  assert.deepEqual([acted(far).crew.length, acted(far).grogServed], [1, true])
  const near = acted({ at: [400, 300] })
  assert.deepEqual([near.crew.length, near.grogServed], [2, false])
  assert.deepEqual(drink({ crew: [...crew] }, far, { level: 'advanced' }).awaited(), [])
})
