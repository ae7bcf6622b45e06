import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RaceId } from '../../src/data/races.ts'
import { individualTurns } from '../../src/movement/individual-turns.ts'
import { seaDenial } from '../../src/sea/decide-sea-denial.ts'
import { fightSeaBattles, settleTempest } from '../../src/sea/sea-battles.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const HERE = [3, 5] as const

/** Three players in the order they sit in. */
function threeAtSea(change: (state: State) => void): State {
  return position(['orcs', 'knights', 'elves'], {}, (state) => {
    for (const [index, race] of state.seats.entries())
      of(state, race).initiative = ([1, 2, 3] as const)[index] ?? 1
    change(state)
  })
}

function fleet(state: State, race: RaceId, kind: 'warship' | 'transport' | 'trader', count: number): void {
  for (let n = 0; n < count; n += 1) ship(state, race, kind, HERE)
}

/** A part of the rules that asks nobody. */
function now(act: () => void): undefined {
  act()
}

const left = (state: State, race: RaceId, kind: string) =>
  state.ships.filter((each) => each.owner === race && each.kind === kind).length

test('SOW E4, SOW 9.1.1, SOW 9.1.2, SOW 9.1.3 Orcs against Knights at sea', () => {
  const start = threeAtSea((state) => {
    fleet(state, 'orcs', 'warship', 3)
    fleet(state, 'knights', 'warship', 2)
    fleet(state, 'knights', 'transport', 2)
    fleet(state, 'elves', 'trader', 2)
  })
  const scene = new Scene(start, (t) => now(() => fightSeaBattles(t, 'orcs')), { dice: [3, 7, 10, 4, 6] })
  scene.diceSpent()
  assert.equal(left(scene.state, 'orcs', 'warship'), 2)
  assert.equal(left(scene.state, 'knights', 'warship'), 0)
  assert.equal(left(scene.state, 'knights', 'transport'), 2)
  assert.equal(left(scene.state, 'elves', 'trader'), 2)
})

test('SOW 9.1.3, SOW 9.1.4 it goes on until one side has no Warships, and both may lose the last', () => {
  const start = threeAtSea((state) => {
    fleet(state, 'orcs', 'warship', 1)
    fleet(state, 'knights', 'warship', 1)
  })
  const scene = new Scene(start, (t) => now(() => fightSeaBattles(t, 'orcs')), { dice: [6, 5, 7, 6] })
  scene.diceSpent()
  assert.equal(scene.over, true)
  assert.deepEqual(scene.state.ships, [])
})

test('SOW 9.1.1 several foreign players are fought one after the other in initiative order', () => {
  const start = threeAtSea((state) => {
    fleet(state, 'orcs', 'warship', 2)
    fleet(state, 'elves', 'warship', 1)
    fleet(state, 'knights', 'warship', 1)
  })
  const scene = new Scene(start, (t) => now(() => fightSeaBattles(t, 'orcs')), { dice: [7, 1, 6, 8, 2] })
  scene.diceSpent()
  assert.equal(left(scene.state, 'orcs', 'warship'), 1)
  assert.equal(left(scene.state, 'knights', 'warship'), 0)
  assert.equal(left(scene.state, 'elves', 'warship'), 0)
  const told = scene.told()
  const first = (name: string) => told.findIndex((line) => line.includes(name))
  assert.ok(first('Knights') < first('Elves'))
})

test('SOW E5, SOW 9.2.1, SOW 9.2.2 Sea Denial against the Transports, with all aboard', () => {
  const start = threeAtSea((state) => {
    fleet(state, 'orcs', 'warship', 2)
    fleet(state, 'knights', 'transport', 2)
    fleet(state, 'elves', 'trader', 2)
    hero(state, 'knights', null, { ship: 'knights/transport/2' })
  })
  const scene = new Scene(start, (t) => seaDenial(t, 'orcs'), { dice: [4, 8] })
  assert.equal(scene.refusal('orcs', 'sea-denial', ['orcs/warship/1']), 'SOW 9.2.1')
  scene.answer('orcs', 'sea-denial', ['knights/transport/1', 'knights/transport/2']).diceSpent()
  assert.equal(left(scene.state, 'knights', 'transport'), 0)
  assert.equal(left(scene.state, 'elves', 'trader'), 2)
  assert.deepEqual(scene.state.heroes, [])
})

test('SOW 9.2.2 on 1 or 2 a ship escapes, and nobody is asked where there is nothing to attack', () => {
  const start = threeAtSea((state) => {
    fleet(state, 'orcs', 'warship', 1)
    fleet(state, 'elves', 'trader', 1)
  })
  const scene = new Scene(start, (t) => seaDenial(t, 'orcs'), { dice: [2] })
  scene.answer('orcs', 'sea-denial', ['elves/trader/1']).diceSpent()
  assert.equal(left(scene.state, 'elves', 'trader'), 1)
  const apart = threeAtSea((state) => {
    fleet(state, 'orcs', 'warship', 1)
    ship(state, 'elves', 'trader', [1, 1])
  })
  assert.deepEqual(new Scene(apart, (t) => seaDenial(t, 'orcs'), { dice: [] }).awaited(), [])
})

test('SOW 5.19 Warships a tempest drove together fight, the earliest in initiative first', () => {
  const start = threeAtSea((state) => {
    state.weather.tempest = true
    fleet(state, 'elves', 'warship', 1)
    fleet(state, 'orcs', 'warship', 1)
    fleet(state, 'knights', 'warship', 1)
  })
  const scene = new Scene(start, (t) => now(() => settleTempest(t)), { dice: [1, 6, 7, 1] })
  scene.diceSpent()
  assert.equal(left(scene.state, 'orcs', 'warship'), 0)
  assert.equal(left(scene.state, 'knights', 'warship'), 1)
  assert.equal(left(scene.state, 'elves', 'warship'), 0)
})

test('SOW 15.2.1 who loses his last ship in a battle a tempest has brought is out before the turns', () => {
  const start = threeAtSea((state) => {
    state.weather.tempest = true
    lay(state, 'zul', [1, 1], { owner: 'knights' })
    lay(state, 'daqan', [1, 5], { owner: 'knights' })
    fleet(state, 'orcs', 'warship', 1)
    fleet(state, 'knights', 'warship', 1)
    ship(state, 'elves', 'trader', [1, 8])
  })
  const scene = new Scene(start, individualTurns, { dice: [1, 6] }).diceSpent()
  assert.equal(of(scene.state, 'orcs').out, true)
  assert.deepEqual(scene.awaited(), ['knights'])
})

test('SOW 9.2.1 Sea Denial comes before pillage: a ship put to sea by it is not attacked in the same turn', () => {
  const start = threeAtSea((state) => {
    lay(state, 'mellon', [2, 5], { owner: 'orcs', ports: [port(3)] })
    army(state, 'mellon', 'orcs', { footman: 1 })
    fleet(state, 'orcs', 'warship', 1)
    ship(state, 'elves', 'trader', HERE, { zone: null, port: { realm: 'mellon', side: 3 } })
    lay(state, 'daqan', [6, 8], { owner: 'knights' })
  })
  const loot = { do: 'pillage', realm: 'mellon', what: 'port', side: 3 }
  const scene = new Scene(start, individualTurns, { dice: [] }).answer('orcs', 'move', 'done')
  scene.answer('orcs', 'pillage', { ...loot, goods: { grain: 5, wood: 0, iron: 0 } })
  scene.answer('orcs', 'pillage', 'done')
  assert.deepEqual(scene.awaited(), ['knights'])
  assert.equal(left(scene.state, 'elves', 'trader'), 1)
})

test('SOW 6.3.6, SOW 9.1.5 Warships that lose their Port fight foreign ones before it at once', () => {
  const start = threeAtSea((state) => {
    lay(state, 'mellon', [2, 5], { owner: 'orcs', ports: [port(3)] })
    army(state, 'mellon', 'orcs', { footman: 1 })
    for (const _ of [1, 2]) {
      ship(state, 'orcs', 'warship', HERE, { zone: null, port: { realm: 'mellon', side: 3 } })
    }
    fleet(state, 'knights', 'warship', 1)
    fleet(state, 'knights', 'transport', 1)
    lay(state, 'daqan', [6, 8], { owner: 'knights' })
  })
  const loot = { do: 'pillage', realm: 'mellon', what: 'port', side: 3 }
  const open = (dice: number[]) =>
    new Scene(structuredClone(start), individualTurns, { dice })
      .answer('orcs', 'move', 'done')
      .answer('orcs', 'pillage', { ...loot, goods: { grain: 5, wood: 0, iron: 0 } })
      .diceSpent()
  const won = open([6, 7, 6]).state
  assert.deepEqual(
    [left(won, 'orcs', 'warship'), left(won, 'knights', 'warship')],
    [1, 0],
    'attackers need 7',
  )
  assert.equal(left(won, 'knights', 'transport'), 1, 'no Sea Denial follows')
  const lost = open([6, 6, 6, 6, 6]).state
  assert.deepEqual([left(lost, 'orcs', 'warship'), left(lost, 'knights', 'warship')], [0, 1])
})
