import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fightLandBattles } from '../../src/battle/land-battles.ts'
import { pillage } from '../../src/battle/pillage.ts'
import { settleControl } from '../../src/battle/settle-control.ts'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { recruitmentSegment } from '../../src/economy/recruitment.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { gainStar } from '../../src/stars.ts'
import type { SowFlow, SowTable, State } from '../../src/state.ts'
import { army, hasFought, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const settled = (start: State) => new Scene(start, (t) => settleControl(t), { dice: [] })

test('SOW 1.5.1, SOW 8.6.1, SOW 8.1.3 a Realm belongs to whose army units stand there alone, and stays his', () => {
  const start = position(['orcs', 'knights'], {}, (state) => {
    lay(state, 'mellon', [2, 2])
    lay(state, 'goodland', [2, 4], { owner: 'knights' })
    lay(state, 'kingsreach', [2, 6], { owner: 'knights' })
    lay(state, 'larkfield', [2, 8])
    army(state, 'mellon', 'orcs', { footman: 1 })
    army(state, 'goodland', 'orcs', { footman: 1 })
    army(state, 'goodland', 'knights', { giant: 1 })
    army(state, 'larkfield', 'orcs', { dragon: 1 })
    hero(state, 'orcs', 'larkfield')
  })
  const { state } = settled(start)
  assert.equal(state.realms.mellon?.owner, 'orcs')
  assert.equal(state.realms.goodland?.owner, 'knights', 'a foreign monster keeps it from changing hands')
  assert.equal(state.realms.kingsreach?.owner, 'knights', 'it stays his when his units have left')
  assert.equal(state.realms.larkfield?.owner, null, 'monsters and Heroes take no control')
})

test('SOW 1.5.2 Town and Ports of a Realm go with it', () => {
  const start = position(['orcs', 'knights'], {}, (state) => {
    lay(state, 'mellon', [2, 2], { owner: 'knights', building: 'town', ports: [port(3)] })
    army(state, 'mellon', 'orcs', { footman: 1 })
  })
  const { mellon } = settled(start).state.realms
  assert.deepEqual([mellon?.owner, mellon?.building, mellon?.ports.length], ['orcs', 'town', 1])
})

function capturedPort(): State {
  return position(['orcs', 'knights', 'elves'], {}, (state) => {
    lay(state, 'mellon', [2, 2], { owner: 'knights', ports: [port(3)] })
    army(state, 'mellon', 'orcs', { footman: 1 })
    const inPort = { zone: null, port: { realm: 'mellon', side: 3 } } as const
    ship(state, 'knights', 'transport', [1, 1], { ...inPort, units: { ...noFootmen, footman: 2 } })
    ship(state, 'knights', 'warship', [1, 1], inPort)
    ship(state, 'elves', 'trader', [1, 1], { ...inPort, cargo: { grain: 1, wood: 1, iron: 1 } })
    hero(state, 'knights', null, { ship: 'knights/transport/1' })
  })
}

const noFootmen = { footman: 0, archer: 0, cavalry: 0, giant: 0, firegaunt: 0, dragon: 0 }

test('SOW 8.6.2 the conqueror of a Port takes the ships he likes, those of third players too', () => {
  const scene = settled(capturedPort())
  assert.equal(scene.refusal('orcs', 'take-ships', ['knights/trader/1']), 'SOW 8.6.2')
  scene.answer('orcs', 'take-ships', ['knights/transport/1', 'elves/trader/1'])
  const { ships, heroes } = scene.state
  assert.deepEqual(ships.map(({ id }) => id).sort(), ['orcs/trader/1', 'orcs/transport/1'])
  assert.ok(ships.every(({ cargo, units }) => cargo === null && units.footman === 0))
  assert.deepEqual(heroes, [], 'those aboard are lost')
})

test('SOW 8.6.2 only while his counters last; the rest is destroyed', () => {
  const start = capturedPort()
  for (let n = 0; n < 5; n += 1) ship(start, 'orcs', 'warship', [5, 5])
  const scene = settled(start)
  assert.equal(scene.refusal('orcs', 'take-ships', ['knights/warship/1']), 'SOW 6.3.3')
  scene.answer('orcs', 'take-ships', [])
  assert.ok(scene.state.ships.every(({ owner, kind }) => owner === 'orcs' && kind === 'warship'))
})

test('SOW E14, SOW 15.3.1, SOW 15.3.2, SOW 15.3.3 Home lost and won', () => {
  const start = position(['orcs', 'knights'], {}, (state) => {
    lay(state, 'daqan', [2, 2], { owner: 'knights' })
    lay(state, 'zul', [5, 8], { owner: 'orcs' })
    of(state, 'knights').stars = 2
    of(state, 'orcs').stars = 1
    army(state, 'daqan', 'orcs', { footman: 1 })
    hasFought(state, 'orcs', 'daqan', 'knights')
  })
  const lost = settled(start).state
  assert.deepEqual([of(lost, 'knights').stars, of(lost, 'orcs').stars], [0, 3])
  gainStar(lost, 'knights')
  assert.deepEqual([of(lost, 'knights').stars, of(lost, 'knights').waiting], [0, 1])
  const { daqan } = lost.realms
  if (daqan !== undefined) daqan.forces = {}
  army(lost, 'daqan', 'knights', { footman: 1 })
  hasFought(lost, 'knights', 'daqan', 'orcs')
  const regained = settled(lost)
  const won = regained.state
  assert.deepEqual([of(won, 'knights').stars, of(won, 'knights').waiting, of(won, 'orcs').stars], [1, 0, 3])
  assert.match(regained.told().join(), /Knights of Daqan lay a Star that waited on Daqan/)
})

test('SOW 8.1.2 a Home Realm is taken only in the own Battle segment, by those who fought for it', () => {
  const entered = (change: (state: State) => void) =>
    position(['orcs', 'knights', 'elves'], {}, (state) => {
      lay(state, 'daqan', [2, 2], { owner: 'knights' })
      army(state, 'daqan', 'orcs', { footman: 1 })
      change(state)
    })
  const holder = (change: (state: State) => void) => settled(entered(change)).state.realms.daqan?.owner
  assert.equal(
    holder((state) => hasFought(state, 'elves', 'daqan', 'knights')),
    'knights',
    'nobody takes it in the turn of another',
  )
  assert.equal(
    holder((state) => hasFought(state, 'orcs', 'daqan', 'elves')),
    'knights',
    'nor by having beaten somebody else there',
  )
  assert.equal(
    holder((state) => hasFought(state, 'orcs', 'daqan', 'knights')),
    'orcs',
  )
  assert.equal(
    holder((state) => Object.assign(state.realms.daqan ?? {}, { owner: null })),
    'orcs',
    'that of a player who is out is anybody’s',
  )
})

test('SOW 8.1.2 who retreats into a foreign Home Realm does not take it past its militia', () => {
  const start = position(['orcs', 'knights'], {}, (state) => {
    lay(state, 'daqan', [2, 3], { owner: 'knights' })
    lay(state, 'mellon', [3, 3], { owner: 'knights' })
    army(state, 'mellon', 'orcs', { footman: 2 })
    army(state, 'mellon', 'knights', { footman: 2 })
    of(state, 'knights').stars = 2
    state.turn = {
      ...newTurn('orcs'),
      segment: 'battle',
      entries: [{ into: 'mellon', from: 'daqan', ship: null, flown: false, units: {} }],
    }
  })
  function* battles(t: SowTable): SowFlow {
    yield* fightLandBattles(t, 'orcs')
    yield* settleControl(t)
  }
  const scene = new Scene(start, battles, { dice: [1, 1, 1, 1] }).answer('orcs', 'retreat', 'daqan')
  const { state } = scene.diceSpent()
  assert.equal(state.realms.daqan?.forces.orcs?.units.footman, 2)
  assert.deepEqual([state.realms.daqan?.owner, of(state, 'knights').stars], ['knights', 2])
  state.turn = { ...newTurn('orcs'), segment: 'battle' }
  const next = new Scene(state, battles, { dice: [10, 10, 1, 1] }).diceSpent()
  assert.equal(next.state.realms.daqan?.owner, 'orcs', 'in their next turn they meet it')
})

function plundering(race: RaceId): State {
  return position([race, 'elves'], {}, (state) => {
    lay(state, 'mellon', [2, 2], { owner: race, building: 'city', ports: [port(3)] })
    lay(state, 'goodland', [4, 4], { owner: race, building: 'town' })
    state.places.mellon = 'village'
    army(state, 'mellon', race, { footman: 1 })
    of(state, race).stock = { grain: 0, wood: 0, iron: 0 }
  })
}

test('SOW 8.6.3 pillage: a City for 10, a Port or a Village for 5, and it is gone', () => {
  const scene = new Scene(plundering('knights'), (t) => pillage(t, 'knights'), { dice: [] })
  const city = { do: 'pillage', realm: 'mellon', what: 'city', side: null }
  assert.equal(
    scene.refusal('knights', 'pillage', { ...city, goods: { grain: 5, wood: 0, iron: 0 } }),
    'SOW 8.6.3',
  )
  assert.equal(
    scene.refusal('knights', 'pillage', {
      do: 'pillage',
      realm: 'goodland',
      what: 'town',
      side: null,
      goods: { grain: 5, wood: 0, iron: 0 },
    }),
    'SOW 8.6.3',
    'nobody of his stands there',
  )
  scene.answer('knights', 'pillage', { ...city, goods: { grain: 4, wood: 3, iron: 3 } })
  scene.answer('knights', 'pillage', {
    do: 'pillage',
    realm: 'mellon',
    what: 'port',
    side: 3,
    goods: { grain: 0, wood: 5, iron: 0 },
  })
  scene.answer('knights', 'pillage', {
    do: 'pillage',
    realm: 'mellon',
    what: 'village',
    side: null,
    goods: { grain: 0, wood: 0, iron: 5 },
  })
  if (!scene.over) scene.answer('knights', 'pillage', 'done')
  assert.deepEqual(of(scene.state, 'knights').stock, { grain: 4, wood: 8, iron: 8 })
  const { mellon } = scene.state.realms
  assert.deepEqual([mellon?.building, mellon?.ports], [null, []])
  assert.equal(scene.state.places.mellon, undefined)
})

test('SOW 1.3.5 loot of the Barbarians is doubled', () => {
  const scene = new Scene(plundering('barbarians'), (t) => pillage(t, 'barbarians'), { dice: [] })
  scene.answer('barbarians', 'pillage', {
    do: 'pillage',
    realm: 'mellon',
    what: 'city',
    side: null,
    goods: { grain: 20, wood: 0, iron: 0 },
  })
  scene.answer('barbarians', 'pillage', 'done')
  assert.equal(of(scene.state, 'barbarians').stock.grain, 20)
})

test('SOW 8.6.6 six Ports built for 30 bring no loot, neither in the same round nor later', () => {
  const start = position(['barbarians', 'elves'], {}, (state) => {
    lay(state, 'mellon', [3, 4], { owner: 'barbarians' })
    army(state, 'mellon', 'barbarians', { footman: 1 })
    of(state, 'barbarians').stock = { grain: 0, wood: 30, iron: 0 }
  })
  const yard = new Scene(start, (t) => actUntilDone(t, 'barbarians', recruitmentSegment))
  for (const side of [0, 1, 2, 3, 4, 5]) {
    yard.answer('barbarians', 'recruit', { do: 'port', realm: 'mellon', side, wood: 5 })
  }
  const { state } = yard
  assert.equal(state.realms.mellon?.ports.length, 6)
  for (const round of [1, 2]) {
    state.round = round
    const scene = new Scene(state, (t) => pillage(t, 'barbarians'), { dice: [] })
    assert.ok(scene.over, 'there is nothing to ask')
    assert.deepEqual(of(scene.state, 'barbarians').stock, { grain: 0, wood: 0, iron: 0 })
  }
})

test('SOW 8.6.6 pillaged is what others built, and not in the round it was built', () => {
  const prey = (realm: string, what: string, side: number | null = null) => ({
    do: 'pillage',
    realm,
    what,
    side,
    goods: { grain: what === 'city' ? 10 : 5, wood: 0, iron: 0 },
  })
  const start = position(['knights', 'elves'], {}, (state) => {
    state.round = 3
    const owner = 'knights'
    lay(state, 'mellon', [2, 2], { owner, building: 'town', builder: 'elves', ports: [port(3, 'knights')] })
    lay(state, 'goodland', [4, 4], { owner, building: 'city', builder: 'knights' })
    lay(state, 'larkfield', [6, 6], { owner, building: 'town', builder: 'elves', built: true })
    lay(state, 'thornwood', [2, 6], { owner, ports: [{ ...port(3, 'elves'), since: 3 }, port(4, 'elves')] })
    for (const id of ['mellon', 'goodland', 'larkfield', 'thornwood'] as const)
      army(state, id, owner, { footman: 1 })
  })
  const scene = new Scene(start, (t) => pillage(t, 'knights'), { dice: [] })
  for (const spared of [
    prey('mellon', 'port', 3),
    prey('goodland', 'city'),
    prey('larkfield', 'town'),
    prey('thornwood', 'port', 3),
  ]) {
    assert.equal(scene.refusal('knights', 'pillage', spared), 'SOW 8.6.6')
  }
  scene.answer('knights', 'pillage', prey('mellon', 'town'))
  scene.answer('knights', 'pillage', prey('thornwood', 'port', 4))
  assert.equal(of(scene.state, 'knights').stock.grain, 10)
})

test('SOW 8.6.6 a Town from others that he made a City himself is his own', () => {
  const start = position(['knights', 'elves'], {}, (state) => {
    lay(state, 'mellon', [2, 2], { owner: 'knights', building: 'town', builder: 'elves' })
    army(state, 'mellon', 'knights', { footman: 1 })
    of(state, 'knights').stock = { grain: 0, wood: 5, iron: 5 }
  })
  const yard = new Scene(start, (t) => actUntilDone(t, 'knights', recruitmentSegment))
  const { state } = yard.answer('knights', 'recruit', { do: 'city', realm: 'mellon' })
  Object.assign(state.realms.mellon ?? {}, { built: false })
  assert.ok(new Scene(state, (t) => pillage(t, 'knights'), { dice: [] }).over)
})
