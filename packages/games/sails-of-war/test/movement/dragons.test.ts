import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actUntilDone } from '../../src/deeds.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, ship } from '../field.ts'
import { position, Scene } from '../scene.ts'

function turn(change: (state: State) => void) {
  const state = position(['knights', 'orcs'], {}, (fresh) => {
    fresh.turn = newTurn('knights')
    lay(fresh, 'mellon', [3, 3])
    lay(fresh, 'goodland', [3, 6])
    lay(fresh, 'larkfield', [3, 7])
    lay(fresh, 'zul', [5, 3], { owner: 'orcs' })
    lay(fresh, 'thornwood', [4, 3])
    army(fresh, 'mellon', 'knights', { dragon: 2, footman: 3 })
    hero(fresh, 'knights', 'mellon')
    change(fresh)
  })
  return new Scene(state, (t) => actUntilDone(t, 'knights', movementSegment))
}

const fly = (to: string, units: object = {}, rider: string | null = null) => ({
  do: 'fly',
  from: 'mellon',
  to,
  units,
  hero: rider,
})

test('SOW 7.7.1 a Dragon flies three hexes over sea and foreign units, to a Realm', () => {
  const scene = turn((state) => army(state, 'thornwood', 'orcs', { footman: 1 }))
  assert.equal(scene.refusal('knights', 'move', fly('larkfield')), 'SOW 7.7.1')
  scene.answer('knights', 'move', fly('goodland'))
  assert.equal(scene.state.realms.goodland?.forces.knights?.units.dragon, 1)
  assert.equal(
    scene.refusal('knights', 'move', { ...fly('larkfield'), from: 'goodland' }),
    'SOW 7.7.1',
    'each piece moves once',
  )
})

test('SOW 7.7.1, SOW 7.6.2 with open Portals on its way a Dragon flies on from the other, for a point', () => {
  const scene = (portals: boolean) =>
    turn((state) => {
      lay(state, 'kingsreach', [3, 10])
      lay(state, 'windmarch', [6, 10])
      state.places.thornwood = 'magic-portal'
      state.places.kingsreach = 'magic-portal'
      state.turn = { ...newTurn('knights'), portals }
    })
  assert.equal(scene(false).refusal('knights', 'move', fly('kingsreach')), 'SOW 7.7.1')
  const open = scene(true)
  assert.equal(open.refusal('knights', 'move', fly('windmarch')), 'SOW 7.7.1', 'one, the Portals, three')
  open.answer('knights', 'move', fly('kingsreach', { footman: 2 }))
  assert.equal(open.state.realms.kingsreach?.forces.knights?.units.dragon, 1)
})

test('SOW 7.7.2, SOW 7.1.2, SOW 10.1.3 it carries two army units or a Hero that have not moved', () => {
  const scene = turn(() => undefined)
  assert.equal(
    scene.refusal('knights', 'move', fly('goodland', { footman: 1 }, 'knights/hero/1')),
    'SOW 7.7.2',
  )
  assert.equal(scene.refusal('knights', 'move', fly('goodland', { archer: 1 })), 'SOW 7.7.2')
  scene.answer('knights', 'move', fly('goodland', { footman: 2 }))
  assert.equal(
    scene.refusal('knights', 'move', {
      do: 'march',
      from: 'goodland',
      units: { footman: 1 },
      path: ['larkfield'],
    }),
    'SOW 7.1.1',
  )
  scene.answer('knights', 'move', fly('goodland', {}, 'knights/hero/1'))
  assert.equal(scene.state.heroes[0]?.realm, 'goodland')
  assert.equal(
    scene.refusal('knights', 'move', { do: 'walk', hero: 'knights/hero/1', path: ['larkfield'] }),
    'SOW 10.1.1',
  )
})

test('SOW 7.7.2, SOW 7.1.2, SOW 10.1.3 nobody who has moved this turn is flown', () => {
  const scene = turn((state) => {
    army(state, 'thornwood', 'knights', { archer: 1 })
    hero(state, 'knights', 'thornwood')
    hero(state, 'knights', 'mellon', { done: true })
  })
  const march = { do: 'march', from: 'thornwood', units: { archer: 1 }, path: ['mellon'] }
  scene.answer('knights', 'move', march)
  scene.answer('knights', 'move', { do: 'walk', hero: 'knights/hero/2', path: ['mellon'] })
  assert.equal(scene.refusal('knights', 'move', fly('goodland', { archer: 1 })), 'SOW 7.7.2')
  assert.equal(scene.refusal('knights', 'move', fly('goodland', {}, 'knights/hero/2')), 'SOW 7.7.2')
  assert.equal(scene.refusal('knights', 'move', fly('goodland', {}, 'knights/hero/3')), 'SOW 7.7.2')
})

test('SOW 7.7.3 it lands in a foreign Home Realm only beside units that came on their own', () => {
  const scene = turn((state) => army(state, 'thornwood', 'knights', { footman: 1 }))
  assert.equal(scene.refusal('knights', 'move', fly('zul')), 'SOW 7.7.3')
  scene.answer('knights', 'move', { do: 'march', from: 'thornwood', units: { footman: 1 }, path: ['zul'] })
  scene.answer('knights', 'move', fly('zul'))
  assert.equal(scene.state.realms.zul?.forces.knights?.units.dragon, 1)
})

test('SOW 7.7.4 a Dragon among foreign units will fight them', () => {
  const scene = turn((state) => army(state, 'goodland', 'orcs', { footman: 1 }))
  scene.answer('knights', 'move', fly('goodland', {}, 'knights/hero/1'))
  assert.deepEqual(
    scene.state.turn?.entries.map(({ units: _, ...way }) => way),
    [{ into: 'goodland', from: 'mellon', ship: null, flown: true }],
  )
})

test('SOW 7.7.3 nor is it put ashore there from a ship, unless army units are or were', () => {
  const open = () =>
    turn((state) => {
      const aboard = ship(state, 'knights', 'transport', [6, 3])
      Object.assign(aboard.units, { dragon: 2, footman: 1 })
    })
  const land = (units: object) => ({
    do: 'unload',
    ship: 'knights/transport/1',
    to: 'zul',
    units,
    heroes: [],
  })
  const scene = open()
  assert.equal(scene.refusal('knights', 'move', land({ dragon: 1 })), 'SOW 7.7.3')
  scene.answer('knights', 'move', land({ footman: 1 })).answer('knights', 'move', land({ dragon: 1 }))
  assert.equal(scene.state.realms.zul?.forces.knights?.units.dragon, 1)
  const together = open().answer('knights', 'move', land({ footman: 1, dragon: 2 }))
  assert.equal(together.state.realms.zul?.forces.knights?.units.dragon, 2)
})
