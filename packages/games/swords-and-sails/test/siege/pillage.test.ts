import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { recover } from '../../src/income/pay-incomes.ts'
import { isYielding } from '../../src/income/yields.ts'
import { citiesOf, controls, handOver } from '../../src/lands.ts'
import { sieges } from '../../src/siege/sieges.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { of, position, Scene } from '../scene.ts'
import { disarm, encamp, siegeScene } from './besieging.ts'

/** France before a land that it may pillage, come from Toulouse. */
function raid(land: 'castile' | 'rome' | 'pomerania', change?: (state: State) => void): State {
  return position(MAJOR_IDS, {}, (state) => {
    disarm(state)
    handOver(state, 'toulouse', 'FRA')
    encamp(state, 'FRA', 'I', land, { units: { LI: 9 }, from: 'toulouse' })
    of(state, 'FRA').hand = ['pillage']
    change?.(state)
  })
}

test('SNS 8.5.1 Pillage Territory is played instead of a siege, by whoever holds it', () => {
  const scene = siegeScene(
    raid('castile', (state) => {
      of(state, 'FRA').hand = ['spy']
    }),
    {},
  )
  assert.equal(scene.refusal('FRA', 'siege-way', { way: 'pillage' }), 'SNS 8.5.1')
})

test('SNS E62, SNS 8.5.5, SNS 8.5.6 the loot is twice what the land yields, and two markers are put on it', () => {
  for (const [land, rolls, gold] of [
    ['pomerania', [1, 1], 60],
    ['rome', [1, 1, 1, 1, 1], 100],
  ] as const) {
    const scene = siegeScene(raid(land), { 'siege:FRA': rolls })
    scene.answer('FRA', 'siege-way', { way: 'pillage' }).away('FRA', 'siege-toll')
    assert.ok(scene.diceSpent().over)
    assert.equal(of(scene.state, 'FRA').gold, gold)
    assert.equal(scene.state.lands[land].owner, null, 'control does not change')
    assert.equal(of(scene.state, 'FRA').armies.I?.at, 'toulouse', 'the army goes back')
    assert.deepEqual(of(scene.state, 'FRA').hand, [])
    assert.equal(scene.state.lands[land].barren, 3, 'two incomes without yield, the third pays again')
  }
})

test('SNS E62, SNS 8.5.6 pillaged in Spring it yields nothing in Summer and Autumn, and again in Winter', () => {
  const seasons: [yields: boolean, besieged: boolean][] = []
  function* year(t: SnsTable): SnsFlow {
    t.state.phase = 'battles'
    yield* sieges(t, [])
    for (let phases = 0; phases < 3; phases += 1) {
      const yields = isYielding(t.state.lands.castile)
      recover(t)
      seasons.push([yields, t.state.lands.castile.barren === 0])
    }
  }
  const scene = new Scene(raid('castile'), year, { dice: { 'siege:FRA': [1, 1] } })
  scene.answer('FRA', 'siege-way', { way: 'pillage' }).away('FRA', 'siege-toll')
  assert.deepEqual(seasons, [
    [false, false],
    [false, false],
    [true, true],
  ])
})

test('SNS 8.5.1, SNS 3.3.3 outside phase 6 it is not played', () => {
  const scene = siegeScene(raid('castile'), {})
  scene.state.phase = 'diplomacy'
  assert.equal(scene.refusal('FRA', 'siege-way', { way: 'pillage' }), 'SNS 3.3.3')
})

test('SNS E62, SNS 8.5.7 until it has yielded again it is neither besieged nor pillaged', () => {
  for (const barren of [3, 2, 1]) {
    const scene = siegeScene(
      raid('castile', (state) => {
        state.lands.castile.barren = barren
      }),
      {},
    )
    assert.ok(scene.over)
    assert.equal(of(scene.state, 'FRA').armies.I?.at, 'toulouse')
    assert.equal(scene.state.lands.castile.owner, null)
  }
  assert.deepEqual(siegeScene(raid('castile'), {}).awaited(), ['FRA'])
})

test('SNS 8.5.4 buying off is as in a siege', () => {
  const state = raid('castile', (each) => {
    of(each, 'FRA').gold = 45
  })
  const scene = siegeScene(state, { 'siege:FRA': [3, 3] }).answer('FRA', 'siege-way', { way: 'pillage' })
  scene.answer('FRA', 'siege-toll', { bought: 2, lost: [{ piece: 'FRA I', kind: 'LI', count: 2 }] })
  assert.equal(of(scene.state, 'FRA').gold, 45 - 30 + 40)
})

test('SNS 8.5.8 pillaged land stays its owner’s with all its points', () => {
  const state = raid('castile', (each) => handOver(each, 'castile', 'HRE'))
  const scene = siegeScene(state, { 'siege:FRA': [1, 1] })
    .answer('FRA', 'siege-way', { way: 'pillage' })
    .away('FRA')
  assert.ok(controls(scene.state, 'HRE', 'castile'))
  assert.equal(citiesOf(scene.state, 'HRE').length, citiesOf(state, 'HRE').length)
})

test('SNS 8.5.9 if no unit survives there is no gold and no marker, and the card is spent', () => {
  const state = raid('castile', (each) => encamp(each, 'FRA', 'I', 'castile', { units: { PS: 1 } }))
  const scene = siegeScene(state, { 'siege:FRA': [6, 6] }).answer('FRA', 'siege-way', { way: 'pillage' })
  assert.ok(scene.over)
  assert.deepEqual([of(scene.state, 'FRA').gold, scene.state.lands.castile.barren], [0, 0])
  assert.deepEqual(of(scene.state, 'FRA').hand, [])
})
