import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneAt } from '../../src/board/zones.ts'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { recruitmentSegment } from '../../src/economy/recruitment.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { unitsOf } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

function turn(race: RaceId, change: (state: State) => void) {
  const state = position(['knights', 'elves', 'orcs'], {}, (fresh) => {
    fresh.turn = newTurn(race)
    change(fresh)
  })
  return new Scene(state, (t) => actUntilDone(t, race, movementSegment))
}

const at = zoneAt
const sail = (ship: string, path: number[], into: object | null = null) => ({
  do: 'sail',
  ships: [ship],
  path,
  port: into,
})

test('SOW E3, SOW 7.3.1, SOW 7.4.1, SOW 7.4.2, SOW 7.4.3, SOW 7.1.2 a sea transport', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'kingsreach', [2, 5], { owner: 'knights' })
    lay(state, 'larkfield', [4, 5], { owner: 'knights' })
    lay(state, 'wolfsgarth', [3, 8])
    army(state, 'kingsreach', 'knights', { footman: 2 })
    army(state, 'larkfield', 'knights', { archer: 2 })
    hero(state, 'knights', 'larkfield')
    ship(state, 'knights', 'transport', [3, 5])
  })
  const id = 'knights/transport/1'
  const load = (from: string, units: object, heroes: string[] = []) => ({
    do: 'load',
    ship: id,
    from,
    units,
    heroes,
  })
  scene.answer('knights', 'move', load('kingsreach', { footman: 2 }))
  assert.equal(scene.refusal('knights', 'move', load('larkfield', { archer: 2 })), 'SOW 7.4.2')
  scene.answer('knights', 'move', load('larkfield', { archer: 1 }, ['knights/hero/1']))
  assert.equal(scene.refusal('knights', 'move', sail(id, [at(3, 6), at(3, 7), at(4, 7)])), 'SOW 7.3.1')
  scene.answer('knights', 'move', sail(id, [at(3, 6), at(3, 7)]))
  assert.equal(scene.refusal('knights', 'move', load('larkfield', { archer: 1 })), 'SOW 7.4.1')
  const unload = (units: object, heroes: string[]) => ({
    do: 'unload',
    ship: id,
    to: 'wolfsgarth',
    units,
    heroes,
  })
  scene.answer('knights', 'move', unload({ footman: 2 }, ['knights/hero/1']))
  const { state } = scene
  assert.equal(state.realms.wolfsgarth?.forces.knights?.units.footman, 2)
  assert.equal(state.ships[0]?.units.archer, 1, 'the Archer stays aboard')
  assert.equal(state.heroes[0]?.realm, 'wolfsgarth')
  assert.equal(scene.refusal('knights', 'move', sail(id, [at(3, 6)])), 'SOW 7.3.6')
  assert.equal(
    scene.refusal('knights', 'move', { do: 'walk', hero: 'knights/hero/1', path: ['larkfield'] }),
    'SOW 10.1.1',
  )
})

test('SOW E3, SOW 7.4.5, SOW 7.4.6 nobody lands under foreign Warships; units stay aboard', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'wolfsgarth', [3, 8])
    ship(state, 'knights', 'transport', [3, 7], { units: unitsOf({ footman: 2 }) })
    ship(state, 'orcs', 'warship', [3, 7])
  })
  const unload = {
    do: 'unload',
    ship: 'knights/transport/1',
    to: 'wolfsgarth',
    units: { footman: 2 },
    heroes: [],
  }
  assert.equal(scene.refusal('knights', 'move', unload), 'SOW 7.4.5')
  assert.equal(scene.state.ships[0]?.units.footman, 2)
})

test('SOW 7.4.1, SOW 7.4.3, SOW 7.4.4 in a Port only its Realm; load and unload without sailing', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'kingsreach', [3, 5], { owner: 'knights', ports: [port(3)] })
    lay(state, 'larkfield', [4, 4])
    lay(state, 'mellon', [2, 7])
    army(state, 'kingsreach', 'knights', { footman: 1 })
    army(state, 'larkfield', 'knights', { footman: 1 })
    ship(state, 'knights', 'transport', [1, 1], { zone: null, port: { realm: 'kingsreach', side: 3 } })
    ship(state, 'knights', 'transport', [3, 6])
    army(state, 'mellon', 'knights', { giant: 1 })
  })
  const first = 'knights/transport/1'
  const load = (from: string) => ({ do: 'load', ship: first, from, units: { footman: 1 }, heroes: [] })
  assert.equal(scene.refusal('knights', 'move', load('larkfield')), 'SOW 7.4.1')
  scene.answer('knights', 'move', load('kingsreach'))
  const unload = (to: string) => ({ do: 'unload', ship: first, to, units: { footman: 1 }, heroes: [] })
  assert.equal(scene.refusal('knights', 'move', unload('larkfield')), 'SOW 7.4.3')
  scene.answer('knights', 'move', unload('kingsreach'))
  assert.equal(scene.refusal('knights', 'move', load('kingsreach')), 'SOW 7.4.1')
  const second = 'knights/transport/2'
  scene.answer('knights', 'move', {
    do: 'load',
    ship: second,
    from: 'mellon',
    units: { giant: 1 },
    heroes: [],
  })
  scene.answer('knights', 'move', {
    do: 'unload',
    ship: second,
    to: 'kingsreach',
    units: { giant: 1 },
    heroes: [],
  })
  assert.equal(scene.state.realms.kingsreach?.forces.knights?.units.giant, 1)
})

test('SOW 7.1.2, SOW 7.4.1, SOW 10.1.3 nobody who has moved this turn comes aboard: no unit, no monster, no Hero', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'kingsreach', [3, 5], { owner: 'knights' })
    lay(state, 'mellon', [2, 5], { owner: 'knights' })
    army(state, 'mellon', 'knights', { footman: 1, giant: 1 })
    army(state, 'kingsreach', 'knights', { footman: 1 })
    hero(state, 'knights', 'mellon')
    hero(state, 'knights', 'kingsreach', { done: true })
    ship(state, 'knights', 'transport', [4, 5])
  })
  const load = (units: object, heroes: string[] = []) => ({
    do: 'load',
    ship: 'knights/transport/1',
    from: 'kingsreach',
    units,
    heroes,
  })
  const march = { do: 'march', from: 'mellon', units: { footman: 1, giant: 1 }, path: ['kingsreach'] }
  scene.answer('knights', 'move', march)
  scene.answer('knights', 'move', { do: 'walk', hero: 'knights/hero/1', path: ['kingsreach'] })
  const faults = [load({ footman: 2 }), load({ giant: 1 }), load({}, ['knights/hero/1'])].map((act) =>
    scene.refusal('knights', 'move', act),
  )
  assert.deepEqual(faults, ['SOW 7.1.2', 'SOW 7.1.2', 'SOW 7.1.2'])
  assert.equal(scene.refusal('knights', 'move', load({}, ['knights/hero/2'])), 'SOW 7.1.2', 'he has searched')
  scene.answer('knights', 'move', load({ footman: 1 }))
  assert.equal(scene.state.ships[0]?.units.footman, 1, 'the one who stood there may')
})

test('SOW 7.4.7 units landed among foreign ones bring a battle', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'wolfsgarth', [3, 8], { owner: 'orcs' })
    army(state, 'wolfsgarth', 'orcs', { footman: 1 })
    ship(state, 'knights', 'transport', [3, 7], { units: unitsOf({ footman: 2 }) })
  })
  scene.answer('knights', 'move', {
    do: 'unload',
    ship: 'knights/transport/1',
    to: 'wolfsgarth',
    units: { footman: 2 },
    heroes: [],
  })
  assert.deepEqual(scene.state.turn?.entries, [
    { into: 'wolfsgarth', from: null, ship: 'knights/transport/1', flown: false, units: { footman: 2 } },
  ])
})

test('SOW 12.2.11, SOW 7.4.3 whom a Veil sends back aboard lands no more this turn, but the others may', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'wolfsgarth', [3, 8], { owner: 'orcs' })
    lay(state, 'mellon', [2, 7])
    army(state, 'wolfsgarth', 'orcs', { footman: 1 })
    ship(state, 'knights', 'transport', [3, 7], { units: unitsOf({ footman: 2 }) })
    for (const _ of [1, 2]) hero(state, 'knights', null, { ship: 'knights/transport/1' })
    Object.assign(of(state, 'orcs'), { hand: ['veil-of-mist'], starpower: 1 })
  })
  const land = (to: string, units: object, heroes: string[] = []) => ({
    do: 'unload',
    ship: 'knights/transport/1',
    to,
    units,
    heroes,
  })
  scene
    .answer('knights', 'move', land('wolfsgarth', { footman: 1 }, ['knights/hero/1']))
    .answer('orcs', 'veil-of-mist', 'veil')
  assert.equal(scene.state.ships[0]?.units.footman, 2)
  for (const again of [land('mellon', { footman: 2 }), land('mellon', {}, ['knights/hero/1'])]) {
    assert.equal(scene.refusal('knights', 'move', again), 'SOW 12.2.11')
  }
  scene.answer('knights', 'move', land('mellon', { footman: 1 }, ['knights/hero/2']))
  assert.equal(scene.refusal('knights', 'move', land('wolfsgarth', { footman: 1 })), 'SOW 12.2.11')
  assert.equal(scene.state.realms.mellon?.forces.knights?.units.footman, 1)
})

test('SOW 7.3.2 ships sail the deep and half hexes, never over land', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'mellon', [3, 5])
    ship(state, 'knights', 'warship', [6, 5])
    ship(state, 'knights', 'transport', [2, 5])
  })
  assert.equal(scene.refusal('knights', 'move', sail('knights/transport/1', [at(3, 5)])), 'SOW 7.3.2')
  const deep = at(6, 5) + 12
  scene.answer('knights', 'move', sail('knights/warship/1', [deep, deep + 1]))
  assert.equal(scene.state.ships[0]?.zone, deep + 1)
})

test('SOW 7.3.4 Trade and Transport Ships end beside foreign Warships without leave', () => {
  const scene = turn('knights', (state) => {
    ship(state, 'knights', 'transport', [3, 3])
    ship(state, 'orcs', 'warship', [3, 5])
  }).answer('knights', 'move', sail('knights/transport/1', [at(3, 4), at(3, 5)]))
  assert.equal(scene.state.ships[0]?.zone, at(3, 5))
})

test('SOW 7.3.5 Warships and Transport Ships enter own Ports only', () => {
  const scene = turn('knights', (state) => {
    lay(state, 'mellon', [3, 5], { owner: 'orcs', ports: [port(0)] })
    lay(state, 'goodland', [1, 5], { owner: 'knights', ports: [port(3)] })
    ship(state, 'knights', 'warship', [2, 5])
  })
  const into = (realm: string, side: number) => sail('knights/warship/1', [], { realm, side })
  assert.equal(scene.refusal('knights', 'move', into('mellon', 0)), 'SOW 7.3.5')
  scene.answer('knights', 'move', into('goodland', 3))
  assert.deepEqual(scene.state.ships[0]?.port, { realm: 'goodland', side: 3 })
  assert.match(scene.told().join(), /Warship 1 of the Knights of Daqan enters the Port of Goodland/)
})

test('SOW 7.3.6 ships of one place sail together at the pace of the slowest', () => {
  const scene = turn('knights', (state) => {
    ship(state, 'knights', 'warship', [3, 3])
    ship(state, 'knights', 'transport', [3, 3])
    ship(state, 'knights', 'warship', [5, 3])
  })
  const fleet = (ships: string[], path: number[]) => ({ do: 'sail', ships, path, port: null })
  const both = ['knights/warship/1', 'knights/transport/1']
  assert.equal(
    scene.refusal('knights', 'move', fleet(['knights/warship/1', 'knights/warship/2'], [at(3, 4)])),
    'SOW 7.3.6',
  )
  assert.equal(scene.refusal('knights', 'move', fleet(both, [at(3, 4), at(3, 5), at(3, 6)])), 'SOW 7.3.1')
  scene.answer('knights', 'move', fleet(both, [at(3, 4), at(3, 5)]))
  assert.deepEqual(
    scene.state.ships.map(({ zone }) => zone),
    [at(3, 5), at(3, 5), at(5, 3)],
  )
})

test('SOW 5.8 Trade Winds: Trade Ships sail two zones further, each time they blow, and no other ship does', () => {
  const scene = turn('knights', (state) => {
    state.weather.tradeWinds = 1
    ship(state, 'knights', 'trader', [3, 2])
    ship(state, 'knights', 'transport', [5, 2])
  })
  const way = (row: number, length: number) => Array.from({ length }, (_, step) => at(row, 3 + step))
  assert.equal(scene.refusal('knights', 'move', sail('knights/transport/1', way(5, 3))), 'SOW 7.3.1')
  assert.equal(scene.refusal('knights', 'move', sail('knights/trader/1', way(3, 5))), 'SOW 7.3.1')
  scene.answer('knights', 'move', sail('knights/trader/1', way(3, 4)))
  assert.equal(scene.state.ships[0]?.zone, at(3, 6))
})

test('SOW 5.16, SOW 10.1.2 a shut Port lets no ship out or in, builds none and serves no Hero', () => {
  const shut = (state: State) => {
    lay(state, 'mellon', [3, 5], { owner: 'knights', ports: [port(0)] })
    lay(state, 'goodland', [2, 5])
    lay(state, 'larkfield', [5, 8], { owner: 'knights', ports: [port(0)] })
  }
  const scene = turn('knights', (state) => {
    shut(state)
    ship(state, 'knights', 'warship', [1, 1], { zone: null, port: { realm: 'mellon', side: 0 } })
    ship(state, 'knights', 'warship', [4, 5])
    hero(state, 'knights', 'mellon')
    hero(state, 'knights', 'larkfield')
  })
  assert.equal(scene.refusal('knights', 'move', sail('knights/warship/1', [at(2, 5)])), 'SOW 5.16')
  const into = sail('knights/warship/2', [], { realm: 'mellon', side: 0 })
  assert.equal(scene.refusal('knights', 'move', into), 'SOW 7.3.5')
  const journey = (number: number, to: string) => ({ do: 'journey', hero: `knights/hero/${number}`, to })
  assert.equal(scene.refusal('knights', 'move', journey(1, 'larkfield')), 'SOW 10.1.2')
  assert.equal(scene.refusal('knights', 'move', journey(2, 'mellon')), 'SOW 10.1.2')
  const state = position(['knights', 'elves'], {}, (fresh) => {
    shut(fresh)
    of(fresh, 'knights').stock = { grain: 9, wood: 9, iron: 9 }
  })
  const yard = new Scene(state, (t) => actUntilDone(t, 'knights', recruitmentSegment))
  const build = { do: 'ship', realm: 'mellon', side: 0, kind: 'warship', with: 'wood' }
  assert.equal(yard.refusal('knights', 'recruit', build), 'SOW 6.3.2')
  yard.answer('knights', 'recruit', { ...build, realm: 'larkfield' })
})
