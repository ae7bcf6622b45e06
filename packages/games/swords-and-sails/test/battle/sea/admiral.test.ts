import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { newFleet, noShips } from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of } from '../../scene.ts'
import { clashOf, emptySea, sail, seaScene, sideOf } from './at-sea.ts'

const PAIR: readonly FactionId[] = ['ENG', 'FRA']
const sea = (change: (state: State) => void, options: object = {}) => emptySea(PAIR, change, options)

test('SNS 7.11.1, SNS 6.4.2 the Admiral may slip away before the battle to a zone without unallied fleets', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 3 })
    of(s, 'FRA').leader = 'admiral'
    of(s, 'ENG').fleets['2'] = newFleet('ENG', '2', 'celtic_sea', { ...noShips(), RD: 1 })
  })
  const clash = clashOf(state, PAIR, {
    sides: [
      { factions: ['ENG'], pieces: ['ENG 1'], forces: [['ENG 1']], stood: true },
      sideOf(state, ['FRA']),
    ],
  })
  const scene = seaScene(state, clash, [])
  assert.equal(scene.refusal('FRA', 'slip-away', 'celtic_sea'), 'SNS 7.11.1')
  scene.answer('FRA', 'slip-away', 'frisian_sea')
  assert.ok(scene.over)
  const { at, driven } = of(scene.state, 'FRA').fleets['1'] ?? {}
  assert.deepEqual([at, driven], ['frisian_sea', true], 'SNS 6.4.2: nobody lands from it')
})

test('SNS 7.1.6, SNS 7.1.11 when an attacking Admiral has slipped away, those who have no quarrel leave one another alone', () => {
  const three: readonly FactionId[] = ['ENG', 'FRA', 'HRE']
  const state = emptySea(three, (s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { TR: 3 })
    sail(s, 'HRE', '1', { WS: 3 })
    of(s, 'ENG').leader = 'admiral'
  })
  const scene = seaScene(state, clashOf(state, three), []).answer('ENG', 'slip-away', 'celtic_sea')
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'FRA').fleets['1']?.ships, { WS: 0, RD: 0, TR: 3 })
  assert.deepEqual(of(scene.state, 'ENG').known, [], 'and no card is turned up')
})

test('SNS 7.11.2 an attacking Admiral meets fleets from different zones one after another', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 1 }, 'celtic_sea')
    sail(s, 'FRA', '2', { WS: 1 }, 'frisian_sea')
    of(s, 'ENG').leader = 'admiral'
  })
  const scene = seaScene(state, clashOf(state, PAIR), [4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
  scene.away('ENG', 'slip-away')
  assert.equal(scene.refusal('ENG', 'meet-fleets', [0, 0]), 'SNS 7.11.2')
  scene.answer('ENG', 'meet-fleets', [1, 0])
  assert.equal(of(scene.state, 'FRA').fleets['2'], undefined)
  assert.ok(of(scene.state, 'FRA').fleets['1'])
  scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat').away()
  assert.equal(of(scene.state, 'FRA').fleets['1']?.at, 'celtic_sea')
  assert.ok(scene.diceSpent().over)
})

test('SNS 7.11.3 the Admiral’s pool has one more for each warship and raider', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2, RD: 1, TR: 2 })
    sail(s, 'FRA', '1', { WS: 3 })
    of(s, 'ENG').leader = 'admiral'
  })
  const scene = seaScene(
    state,
    clashOf(state, PAIR),
    Array.from({ length: 11 }, () => 6),
  ).away('ENG', 'slip-away')
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [3 + 3 + 2 + 1 + 1 + 3, 9],
  )
})

test('SNS 7.3.2, SNS 7.11.3, SNS 7.11.2 what nobody has struck off the Admiral’s pool he has in the next meeting', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 }, 'celtic_sea')
    sail(s, 'FRA', '2', { WS: 1 }, 'frisian_sea')
    of(s, 'ENG').leader = 'admiral'
  })
  const scene = seaScene(state, clashOf(state, PAIR), [
    5,
    4,
    6,
    6,
    6,
    6,
    ...Array.from({ length: 6 }, () => 6),
  ])
  scene.away('ENG', 'slip-away').answer('ENG', 'meet-fleets', [1, 0])
  assert.equal(of(scene.state, 'FRA').fleets['2'], undefined, 'sunk by nine points past three of armour')
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [8, 3],
  )
})
