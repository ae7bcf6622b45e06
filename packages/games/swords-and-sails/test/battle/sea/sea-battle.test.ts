import assert from 'node:assert/strict'
import { test } from 'node:test'
import { damageWithout, pairsOfOnes, prizesIn } from '../../../src/battle/sea/capture.ts'
import { aboardOf } from '../../../src/battle/sea/loads.ts'
import { stocksOf } from '../../../src/battle/stock.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { newFleet, noShips, noUnits } from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of } from '../../scene.ts'
import { aboard, clashOf, emptySea, sail, seaScene, ZONE } from './at-sea.ts'

const PAIR: readonly FactionId[] = ['ENG', 'FRA']
const sea = (change: (state: State) => void, options: object = {}) => emptySea(PAIR, change, options)
const lose = (piece: string, kind: string, count: number) => ({ piece, kind, count })

test('SNS E48, SNS 7.8.2 pairs of ones over all groups capture; a single one counts 1', () => {
  const roll = (...rolled: number[]) => ({ rolled })
  assert.equal(pairsOfOnes([roll(1, 5, 6, 3), roll(1, 4)]), 1)
  assert.equal(damageWithout(1 + 5 + 3 + 1 + 4, 1), 12)
  assert.equal(pairsOfOnes([roll(1, 5, 6, 3), roll(1, 1)]), 1)
  assert.equal(damageWithout(1 + 5 + 3 + 1 + 1, 1), 9)
})

test('SNS E48, SNS 7.8.1, SNS 7.8.2, SNS 7.8.3, SNS 7.8.14 a round: the victim chooses the ship, then damage', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'ENG', '2', { RD: 2 })
    sail(s, 'FRA', '1', { WS: 3, TR: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [1, 5, 6, 3, 1, 4, 6, 6, 6, 6, 6, 6])
  assert.ok(
    scene
      .told()
      .includes('England strikes at France: warship 1 5 6 3; raider 1 4. Damage 12, and 1 ship captured.'),
  )
  assert.equal(
    scene.refusal('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'WS', loaded: false, count: 2 }]),
    'SNS 7.8.3',
  )
  assert.equal(
    scene.refusal('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'RD', loaded: false, count: 1 }]),
    'SNS 7.8.4',
  )
  scene.answer('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 }])
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 2, RD: 0, TR: 1 })
  assert.deepEqual(
    of(scene.state, 'FRA').fleets['1']?.ships,
    { WS: 2, RD: 0, TR: 0 },
    'armour 10, then 2 CP: one WS',
  )
  assert.deepEqual(scene.awaited(), ['ENG', 'FRA'], 'the retreat choice')
})

test('SNS E49, SNS 7.8.3 a ship captured and sunk in one round', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { WS: 1, TR: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [1, 1, 4, 6])
  scene.answer('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 }])
  assert.equal(scene.refusal('ENG', 'losses', []), 'SNS 7.2.2')
  scene.answer('ENG', 'losses', [lose('ENG 1', 'TR', 1)])
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { ...noShips(), WS: 1 })
})

test('SNS E46, SNS 7.8.1 one point past armour sinks a lone warship; it ends with one side alone', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [4, 6, 6, 6, 6, 6])
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'FRA').fleets['1'], undefined)
  assert.equal(of(scene.state, 'ENG').fleets['1']?.armour, 6)
  assert.deepEqual(scene.state.battles, [])
  assert.deepEqual(scene.state.open, [])
})

test('SNS 1.3.7, SNS 7.8.6 troops are told lost with the last of their ships', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
  })
  const scene = seaScene(state, clashOf(state, PAIR), [4, 6, 6, 6, 6, 6])
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
  assert.ok(scene.told().includes('Army I of France is lost with the last of its ships.'))
})

test('SNS 7.8.4 a loaded transport is no prize, and pairs that find no ship are damage', () => {
  const fleet = newFleet('FRA', '1', ZONE, { WS: 1, RD: 0, TR: 3 })
  const loads = [
    { piece: 'FRA 1', kind: 'TR', ships: 2, units: 7 },
    { piece: 'FRA 1', kind: 'WS', ships: 1, units: 1 },
  ] as const
  assert.deepEqual(prizesIn(stocksOf([fleet]), loads), [
    { piece: 'FRA 1', kind: 'WS', loaded: true, count: 1 },
    { piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 },
  ])
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [1, 1, 1, 1, 6, 6, 6, 6])
  assert.ok(scene.told()[1]?.endsWith('Damage 2, and 1 ship captured.'))
  assert.equal(of(scene.state, 'ENG').fleets['1']?.ships.WS, 4)
})

test('SNS 7.8.5 the owner says which ships are loaded; any unit aboard counts, transports are filled first', () => {
  const laden = () => {
    const state = sea((s) => {
      sail(s, 'ENG', '1', { WS: 3 })
      sail(s, 'FRA', '1', { WS: 2, TR: 3 })
      aboard(s, 'FRA', 'I', { LI: 6 }, ['1'])
    })
    return seaScene(state, clashOf(state, PAIR), [1, 1, 6, 6, 6, 6, 6, 6, 6, 6])
  }
  const scene = laden()
  const load = (kind: string, ships: number, units: number) => ({ piece: 'FRA 1', kind, ships, units })
  assert.equal(scene.refusal('FRA', 'assign-cargo', [load('TR', 1, 6)]), 'SNS 7.8.5')
  assert.equal(scene.refusal('FRA', 'assign-cargo', [load('TR', 1, 5)]), 'SNS 7.8.5')
  assert.equal(scene.refusal('FRA', 'assign-cargo', [load('TR', 4, 6)]), 'SNS 7.8.5')
  scene.answer('FRA', 'assign-cargo', [load('TR', 3, 4), load('WS', 1, 2)])
  assert.deepEqual(scene.question('FRA', 'captured-ships').brief, {
    sea: ZONE,
    count: 1,
    prizes: [
      { piece: 'FRA 1', kind: 'WS', loaded: false, count: 1 },
      { piece: 'FRA 1', kind: 'WS', loaded: true, count: 1 },
    ],
  })
  const byDefault = laden().away('FRA', 'assign-cargo')
  assert.deepEqual(byDefault.question('FRA', 'captured-ships').brief, {
    sea: ZONE,
    count: 1,
    prizes: [
      { piece: 'FRA 1', kind: 'WS', loaded: false, count: 2 },
      { piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 },
    ],
  })
})

test('SNS 7.8.6 units aboard a captured warship are lost', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 2 })
    aboard(s, 'FRA', 'I', { KN: 1, PS: 2 }, ['1'])
  })
  const draws = (kind: string) => ({ draws: { piece: 'FRA I', kind } })
  const scene = seaScene(state, clashOf(state, PAIR), [
    1,
    1,
    6,
    6,
    6,
    6,
    6,
    6,
    6,
    6,
    draws('KN'),
    draws('PS'),
  ])
  scene.answer('FRA', 'assign-cargo', [{ piece: 'FRA 1', kind: 'WS', ships: 2, units: 3 }])
  assert.deepEqual(of(scene.state, 'FRA').armies.I?.units, { ...noUnits(), PS: 1 })
  assert.ok(scene.diceSpent())
})

test('SNS 7.8.6 a captured ship takes no more with it than it carries; who was picked up is in others', () => {
  const picked = [{ piece: 'FRA 1', kind: 'RD', ships: 1, units: 9 }] as const
  assert.equal(aboardOf(picked, 'FRA 1', 'RD', 1), 3)
  const even = [{ piece: 'FRA 1', kind: 'RD', ships: 3, units: 7 }] as const
  assert.deepEqual([aboardOf(even, 'FRA 1', 'RD', 1), aboardOf(even, 'FRA 1', 'RD', 3)], [3, 7])
})

test('SNS 7.8.6, SNS 7.8.5 troops of a sunk ship load the ships that take them in', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { WS: 1, TR: 2 })
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
  })
  // Ten points against an armour of five; the French answer misses.
  const scene = seaScene(state, clashOf(state, PAIR), [5, 5, 6, 6])
  scene.answer('FRA', 'assign-cargo', [{ piece: 'FRA 1', kind: 'WS', ships: 1, units: 2 }])
  scene.answer('FRA', 'losses', [lose('FRA 1', 'WS', 1)])
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 1, RD: 0, TR: 1 }, 'one has them aboard')
  assert.ok(
    scene.told().some((line) => line.includes('1 empty falls to England and 1 loaded sinks with all aboard')),
  )
})

test('SNS E50, SNS 7.8.7, SNS 7.8.4 transports alone: the empty ones are captured, the loaded ones sink', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { TR: 3 })
    aboard(s, 'FRA', 'I', { LI: 4 }, ['1'])
  })
  const scene = seaScene(state, clashOf(state, PAIR), []).away('FRA', 'assign-cargo')
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 1, RD: 0, TR: 2 })
  assert.equal(of(scene.state, 'FRA').fleets['1'], undefined)
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
})

test('SNS 7.8.7 transports of Qurtuba can fight', () => {
  const state = emptySea(
    ['BYZ', 'FAT', 'HRE', 'QUR'],
    (s) => {
      sail(s, 'BYZ', '1', { WS: 1 })
      sail(s, 'QUR', '1', { TR: 3 })
    },
    { minorFactions: { QUR: 'FAT' } },
  )
  const scene = seaScene(state, clashOf(state, ['BYZ', 'QUR']), [6, 6, 2, 3, 1])
  assert.ok(
    scene.told().some((line) => line.startsWith('Qurtuba strikes at Byzantium: transport 2 3 1. Damage 3')),
  )
  assert.deepEqual(scene.awaited(), ['BYZ', 'QUR'])
})

test('SNS 7.8.8 transports only on all sides: no battle', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { TR: 2 })
    sail(s, 'FRA', '1', { TR: 3 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [])
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'FRA').fleets['1']?.ships.TR, 3)
  const told = ['Nobody in the Narrow Sea has a ship that can strike: there is no battle.']
  assert.deepEqual(scene.told(), told, 'and none is told of')
  assert.deepEqual(of(scene.state, 'FRA').known, [], 'nor a card shown')
})

test('SNS 7.8.9, SNS 6.4.1 cargo beyond the places left is drawn at random after the battle', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { WS: 2, TR: 1 })
    aboard(s, 'FRA', 'I', { KN: 5, PS: 2 }, ['1'])
  })
  const draws = { draws: { piece: 'FRA I', kind: 'KN' } }
  const scene = seaScene(state, clashOf(state, PAIR), [4, 4, 5, 5, 6, 6, draws, draws, draws])
  scene.away('FRA', 'assign-cargo').answer('FRA', 'losses', [lose('FRA 1', 'TR', 1)])
  assert.ok(scene.diceSpent().over)
  assert.deepEqual(of(scene.state, 'FRA').armies.I?.units, { ...noUnits(), KN: 2, PS: 2 })
})
