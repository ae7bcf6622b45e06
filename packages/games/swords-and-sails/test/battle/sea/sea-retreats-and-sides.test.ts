import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { noShips } from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of } from '../../scene.ts'
import { aboard, clashOf, emptySea, sail, seaScene, sideOf } from './at-sea.ts'

const PAIR: readonly FactionId[] = ['ENG', 'FRA']
const sea = (change: (state: State) => void, options: object = {}) => emptySea(PAIR, change, options)

test('SNS 7.8.10, SNS 7.9.6, SNS 6.4.2 retreat is sealed and free: to the zone it came from, or into a port', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 3 }, 'celtic_sea')
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
  })
  const misses = Array.from({ length: 12 }, () => 6)
  const scene = seaScene(state, clashOf(state, PAIR), misses).away('FRA', 'assign-cargo')
  scene.answer('ENG', 'retreat', 'fight')
  assert.deepEqual(scene.awaited(), ['FRA'])
  assert.equal(scene.refusal('FRA', 'retreat', 'withdraw'), 'SNS 7.10.2', 'it does not serve fleets')
  scene.answer('FRA', 'retreat', 'retreat')
  assert.equal(scene.refusal('FRA', 'fleets-retreat-to', ['irish_sea']), 'SNS 7.9.6')
  assert.equal(scene.refusal('FRA', 'fleets-retreat-to', ['wessex']), 'SNS 7.9.6')
  scene.answer('FRA', 'fleets-retreat-to', ['celtic_sea'])
  const { fleets, armies } = of(scene.state, 'FRA')
  assert.deepEqual([fleets['1']?.at, fleets['1']?.driven, fleets['1']?.ships.WS], ['celtic_sea', true, 3])
  assert.deepEqual([armies.I?.at, armies.I?.aboard], ['celtic_sea', ['1']])
  assert.ok(scene.over)
})

test('SNS 7.9.6 a fleet that had not moved goes to any bordering zone, or into port with its troops', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 3 })
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
    s.lands.normandy.cities.push({ kind: 'minor', capitalOf: null, built: null, holder: 'FRA' })
  })
  const misses = Array.from({ length: 12 }, () => 6)
  const scene = seaScene(state, clashOf(state, PAIR), misses).away('FRA', 'assign-cargo')
  scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat')
  scene.answer('FRA', 'fleets-retreat-to', ['normandy'])
  const { fleets, armies } = of(scene.state, 'FRA')
  assert.deepEqual([fleets['1']?.at, armies.I?.at], ['normandy', 'normandy'])
})

test('SNS 7.9.6 a team-mate’s port shelters it too, one of this season among them', () => {
  const leaving = (since: number) => {
    const state = emptySea(['ENG', 'FRA', 'NSE'], (s) => {
      sail(s, 'ENG', '1', { WS: 3 })
      sail(s, 'FRA', '1', { WS: 3 }, 'celtic_sea')
      s.lands.flanders.owner = 'NSE'
      for (const city of s.lands.flanders.cities) city.holder = 'NSE'
      s.number = 5
      s.teams = [{ mark: 'A', members: ['FRA', 'NSE'], joined: { FRA: since, NSE: since } }]
    })
    const misses = Array.from({ length: 12 }, () => 6)
    const scene = seaScene(state, clashOf(state, PAIR), misses)
    return scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat')
  }
  for (const since of [4, 5]) {
    const sheltered = leaving(since).answer('FRA', 'fleets-retreat-to', ['flanders'])
    assert.equal(of(sheltered.state, 'FRA').fleets['1']?.at, 'flanders')
  }
})

test('SNS 7.8.10, SNS 7.5.2 if every side retreats all go', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 }, 'irish_sea')
    sail(s, 'FRA', '1', { WS: 1 }, 'celtic_sea')
  })
  const scene = seaScene(state, clashOf(state, PAIR), [6, 6, 6, 6])
  scene.answer('ENG', 'retreat', 'retreat').answer('FRA', 'retreat', 'retreat').away()
  assert.deepEqual(
    [of(scene.state, 'ENG').fleets['1']?.at, of(scene.state, 'FRA').fleets['1']?.at],
    ['irish_sea', 'celtic_sea'],
  )
  assert.ok(scene.over)
})

test('SNS 7.2.5, SNS 7.8.14 fleets of a team fight on one side and divide the damage', () => {
  const state = emptySea(['ENG', 'FRA', 'NSE'], (s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 1 })
    sail(s, 'NSE', '1', { RD: 2 })
  })
  const clash = clashOf(state, ['ENG', 'FRA'], {
    sides: [sideOf(state, ['ENG']), sideOf(state, ['FRA', 'NSE'])],
  })
  const scene = seaScene(state, clash, [3, 3, 6, 6, 6, 6, 6, 6, 6, 6])
  scene.answer('FRA', 'divide-damage', { FRA: 3, NSE: 3 }).answer('NSE', 'divide-damage', { FRA: 3, NSE: 3 })
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [9, 0, 1],
  )
  assert.deepEqual(scene.awaited(), ['ENG', 'FRA', 'NSE'])
})

test('SNS 7.3.2 armour spent at sea does not return this season', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
    const fleet = of(s, 'ENG').fleets['1']
    assert.ok(fleet)
    fleet.armour = 1
  })
  const scene = seaScene(
    state,
    clashOf(state, PAIR),
    Array.from({ length: 6 }, () => 6),
  )
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [1, 3],
  )
})

test('SNS 7.1.8, SNS 14.2.2 the fleets lie open in the battle, and what was seen is kept', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(
    state,
    clashOf(state, PAIR),
    Array.from({ length: 6 }, () => 6),
  )
  assert.deepEqual(scene.view('spectator').powers.FRA?.fleets['1']?.ships, { ...noShips(), WS: 1 })
  scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat').away()
  assert.equal(scene.view('ENG').powers.FRA?.fleets['1']?.ships, null)
  assert.deepEqual(
    of(scene.state, 'ENG').known.map(({ piece }) => piece),
    ['FRA 1'],
  )
})

test('SNS 7.3.7, SNS 7.3.9, SNS 7.8.2 among three sides each type of ship has its target', () => {
  const state = emptySea(['ENG', 'FRA', 'NSE'], (s) => {
    sail(s, 'ENG', '1', { WS: 1, RD: 2 })
    sail(s, 'FRA', '1', { WS: 2 })
    sail(s, 'NSE', '1', { WS: 2 })
  })
  const clash = clashOf(state, ['ENG', 'FRA', 'NSE'])
  const scene = seaScene(state, clash, [1, 6, 1, 4, 6, 6, 6, 6, 6, 6, 6, 6])
  scene.answer('ENG', 'targets', [
    { type: 'WS', at: 'FRA' },
    { type: 'RD', at: 'NSE' },
  ])
  scene.away('FRA', 'targets').away('NSE', 'targets')
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [7, 5, 1],
    'no pair against one target',
  )
})

test('SNS 7.8.7, SNS 7.1.11, SNS 7.3.7 transports are aimed at nobody, and fall to nobody when the only one they had to fight has sunk', () => {
  const three: readonly FactionId[] = ['ENG', 'FRA', 'HRE']
  const state = emptySea(three, (s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { RD: 1, TR: 6 })
    sail(s, 'HRE', '1', { WS: 3 })
  })
  // England, which attacks both, deals France 11 past armour 8 and takes 20 past armour 6 from the Empire.
  const scene = seaScene(state, clashOf(state, three), [5, 5, 1, 6, 6, 5, 5, 5, 5, 6, 6])
  scene.answer('ENG', 'targets', [{ type: 'WS', at: 'FRA' }])
  scene.answer('FRA', 'losses', [{ piece: 'FRA 1', kind: 'RD', count: 1 }])
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'ENG').fleets['1'], undefined)
  assert.equal(of(scene.state, 'FRA').fleets['1']?.ships.TR, 6)
  assert.equal(of(scene.state, 'HRE').fleets['1']?.ships.TR, 0)
})

test('SNS 7.2.7, SNS 7.8.2 a fleet that attacks one faction only captures from it and hurts it first', () => {
  const state = emptySea(['HRE', 'ENG', 'FRA'], (s) => {
    s.teams = [{ mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } }]
    sail(s, 'HRE', '1', { WS: 2 })
    sail(s, 'ENG', '1', { WS: 4 })
    sail(s, 'FRA', '1', { WS: 2 })
    const fleet = of(s, 'HRE').fleets['1']
    assert.ok(fleet)
    fleet.order = { fleet: '1', does: { deed: 'hold' }, meets: { stance: 'attack', only: 'FRA' } }
  })
  const clash = {
    ...clashOf(state, ['HRE', 'FRA']),
    sides: [sideOf(state, ['HRE']), sideOf(state, ['ENG', 'FRA'])],
  }
  const scene = seaScene(state, clash, [1, 1, 5, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
  assert.ok(scene.told().some((line) => line.includes('captured') && line.includes('France')))
  scene.away('ENG', 'divide-damage').away('FRA', 'divide-damage')
  assert.ok(scene.told().some((line) => line.endsWith('0 to England and 8 to France.')))
})
