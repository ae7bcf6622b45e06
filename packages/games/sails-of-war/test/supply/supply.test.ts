import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneAt } from '../../src/board/zones.ts'
import type { RaceId } from '../../src/data/races.ts'
import type { Goods } from '../../src/data/resources.ts'
import { unitsOf } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { supply } from '../../src/supply/supply.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

function supplying(race: RaceId, stock: Goods, change: (state: State) => void) {
  const state = position([race, 'knights'], {}, (fresh) => {
    of(fresh, race).stock = stock
    of(fresh, race).initiative = 1
    of(fresh, 'knights').initiative = 2
    lay(fresh, 'mellon', [3, 3], { owner: race })
    change(fresh)
  })
  return new Scene(state, supply)
}

const nothing = { units: [], buildings: [], ports: [], ships: [] }
const footmen = (count: number) => ({ realm: 'mellon', ship: null, unit: 'footman', count })

test('SOW E13, SOW 14.1, SOW 14.2, SOW 14.3 supply that falls short', () => {
  const scene = supplying('elves', { grain: 2, wood: 1, iron: 0 }, (state) => {
    army(state, 'mellon', 'elves', { footman: 3 })
    Object.assign(state.realms.mellon ?? {}, { building: 'city' })
    ship(state, 'elves', 'trader', [5, 5], { cargo: { grain: 4, wood: 0, iron: 0 } })
  })
  assert.equal(scene.refusal('elves', 'supply', { unpaid: nothing, iron: 0 }), 'SOW 14.1')
  assert.equal(
    scene.refusal('elves', 'supply', { unpaid: { ...nothing, units: [footmen(4)] }, iron: 0 }),
    'SOW 14.2',
  )
  scene.answer('elves', 'supply', {
    unpaid: { ...nothing, units: [footmen(1)], buildings: ['mellon'] },
    iron: 0,
  })
  const { mellon } = scene.state.realms
  assert.equal(mellon?.forces.elves?.units.footman, 2)
  assert.equal(mellon?.building, 'town')
  assert.equal(scene.state.ships.length, 1)
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 0, wood: 0, iron: 0 })
})

test('SOW 14.1, SOW 1.4.2 Cavalry needs Grain and Iron, buildings and ships Wood or Iron, those aboard are fed too', () => {
  const scene = supplying('elves', { grain: 9, wood: 9, iron: 9 }, (state) => {
    army(state, 'mellon', 'elves', { cavalry: 2, archer: 1 })
    Object.assign(state.realms.mellon ?? {}, { building: 'town', ports: [port(3)] })
    ship(state, 'elves', 'transport', [5, 5], { units: unitsOf({ footman: 2 }) })
  })
  scene.answer('elves', 'supply', { unpaid: nothing, iron: 1 })
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 9 - 5, wood: 9 - 2, iron: 9 - 3 })
})

test('SOW 14.2 what could be paid may be left unpaid, with a warning', () => {
  const scene = supplying('elves', { grain: 9, wood: 9, iron: 9 }, (state) => {
    army(state, 'mellon', 'elves', { footman: 2 })
  })
  const wish = { unpaid: { ...nothing, units: [footmen(2)] }, iron: 0 }
  assert.equal(scene.warnings('elves', 'supply', wish).length, 1)
  scene.answer('elves', 'supply', wish)
  assert.deepEqual(scene.state.realms.mellon?.forces, {})
})

test('SOW 14.3, SOW 14.4 an unpaid Port lets its ships out; an unpaid Transport takes those aboard with it', () => {
  const scene = supplying('elves', { grain: 9, wood: 9, iron: 9 }, (state) => {
    Object.assign(state.realms.mellon ?? {}, { ports: [port(3)] })
    ship(state, 'elves', 'warship', [1, 1], { zone: null, port: { realm: 'mellon', side: 3 } })
    ship(state, 'elves', 'transport', [5, 5], { units: unitsOf({ footman: 2 }) })
    hero(state, 'elves', null, { ship: 'elves/transport/1' })
  })
  const unpaid = { ...nothing, ports: [{ realm: 'mellon', side: 3 }], ships: ['elves/transport/1'] }
  scene.answer('elves', 'supply', { unpaid, iron: 0 })
  assert.equal(of(scene.state, 'elves').stock.grain, 9, 'those lost are not fed')
  assert.deepEqual(
    scene.state.ships.map(({ id, zone }) => [id, zone]),
    [['elves/warship/1', zoneAt(4, 3)]],
  )
  assert.deepEqual(scene.state.heroes, [])
})

test('SOW 14.5 Heroes and monsters need nothing, nor Footmen of the Dark Lord Grain', () => {
  const scene = supplying('dark-lord', { grain: 1, wood: 0, iron: 0 }, (state) => {
    army(state, 'mellon', 'dark-lord', { footman: 5, archer: 1, dragon: 2 })
    hero(state, 'dark-lord', 'mellon')
  })
  scene.answer('dark-lord', 'supply', { unpaid: nothing, iron: 0 })
  assert.equal(of(scene.state, 'dark-lord').stock.grain, 0)
})

test('SOW 14.6, SOW 18.1 who is away pays what he can: units, then buildings, then ships, in Wood before Iron', () => {
  const scene = supplying('elves', { grain: 2, wood: 1, iron: 2 }, (state) => {
    army(state, 'mellon', 'elves', { footman: 2, cavalry: 1 })
    Object.assign(state.realms.mellon ?? {}, { building: 'town' })
    ship(state, 'elves', 'trader', [5, 5])
    ship(state, 'elves', 'warship', [5, 5])
  }).away()
  assert.equal(scene.state.realms.mellon?.forces.elves?.units.cavalry, 1)
  assert.equal(scene.state.realms.mellon?.forces.elves?.units.footman, 1)
  assert.equal(scene.state.realms.mellon?.building, 'town')
  assert.deepEqual(
    scene.state.ships.map(({ id }) => id),
    ['elves/trader/1'],
  )
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 0, wood: 0, iron: 0 })
})

test('SOW 14.6 an instruction says what is supplied first', () => {
  const scene = supplying('elves', { grain: 0, wood: 1, iron: 0 }, (state) => {
    Object.assign(state.realms.mellon ?? {}, { building: 'town' })
    ship(state, 'elves', 'trader', [5, 5])
  })
  scene.instruct('elves', 'supply', { first: 'ships' })
  assert.equal(scene.state.realms.mellon?.building, null)
  assert.equal(scene.state.ships.length, 1)
})

test('SOW 5.12 a sign in the sky: nobody pays', () => {
  const scene = supplying('elves', { grain: 0, wood: 0, iron: 0 }, (state) => {
    army(state, 'mellon', 'elves', { footman: 2 })
    state.weather.noSupply = true
  })
  assert.ok(scene.over)
})
