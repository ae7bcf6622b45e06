import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { citiesOf, controls, isPartlyTaken, landsOf } from '../../src/lands.ts'
import { siegesNow } from '../../src/siege/who-besieges.ts'
import type { State } from '../../src/state.ts'
import { of, position } from '../scene.ts'
import { disarm, encamp, siegeScene } from './besieging.ts'

/** France before Wessex, whose first city is the capital and the second a minor one. */
function beforeWessex(change?: (state: State) => void, options: object = { partialSiege: true }): State {
  return position(MAJOR_IDS, options, (state) => {
    disarm(state)
    encamp(state, 'FRA', 'I', 'wessex', { units: { KN: 9, PS: 9 } })
    change?.(state)
  })
}

const city = (place: number) => ({ way: 'city', city: place })

test('SNS E80, SNS 12.2.1, SNS 12.2.2, SNS 12.2.5, SNS 12.2.6 one city, then he stops and stays', () => {
  const scene = siegeScene(beforeWessex(), { 'siege:FRA': [1, 1] })
  scene.answer('FRA', 'siege-way', city(1))
  assert.ok(scene.told().includes('Wessex: the dice show 1 1, and 13 for its walls: 15 casualty points.'))
  scene.away('FRA', 'siege-toll')
  assert.equal(scene.refusal('FRA', 'siege-way', { way: 'whole' }), 'SNS 12.2.2')
  scene.answer('FRA', 'siege-way', { way: 'stop' })
  assert.ok(scene.diceSpent().over)
  const { wessex } = scene.state.lands
  assert.deepEqual(
    wessex.cities.map(({ holder }) => holder),
    ['ENG', 'FRA'],
  )
  assert.ok(isPartlyTaken(wessex))
  assert.ok(
    !landsOf(scene.state, 'ENG').includes('wessex') && !landsOf(scene.state, 'FRA').includes('wessex'),
  )
  assert.equal(of(scene.state, 'FRA').armies.I?.at, 'wessex')
})

test('SNS E80, SNS 12.2.3, SNS 12.2.4 the last city brings the land; the second roll has no additions', () => {
  const scene = siegeScene(beforeWessex(), { 'siege:FRA': [1, 1, 2, 2, 2, 2] })
  scene.answer('FRA', 'siege-way', city(1)).away('FRA', 'siege-toll').answer('FRA', 'siege-way', city(0))
  assert.ok(scene.told().includes('Wessex: the dice show 2 2 2 2: 8 casualty points.'))
  scene.away('FRA', 'siege-toll')
  assert.ok(scene.diceSpent().over)
  assert.ok(controls(scene.state, 'FRA', 'wessex'))
  assert.ok(citiesOf(scene.state, 'FRA').some(({ capitalOf }) => capitalOf === 'ENG'))
})

test('SNS 12.2.2 a roll nobody survives ends the siege, with what was taken before', () => {
  const state = beforeWessex((each) => encamp(each, 'FRA', 'I', 'wessex', { units: { PS: 16 } }))
  const scene = siegeScene(state, { 'siege:FRA': [1, 1, 2, 2, 2, 2] })
  scene.answer('FRA', 'siege-way', city(1)).away('FRA', 'siege-toll').answer('FRA', 'siege-way', city(0))
  assert.ok(scene.over)
  assert.deepEqual(
    scene.state.lands.wessex.cities.map(({ holder }) => holder),
    ['ENG', 'FRA'],
  )
})

test('SNS 12.2.6 in a later season the winner besieges what he does not hold', () => {
  const state = beforeWessex((each) => {
    const [, minor] = each.lands.wessex.cities
    assert.ok(minor)
    minor.holder = 'FRA'
  })
  assert.deepEqual(
    siegesNow(state).map(({ besieger }) => besieger),
    ['FRA'],
  )
  const scene = siegeScene(state, { 'siege:FRA': [1, 1, 1, 1] })
  assert.equal(scene.refusal('FRA', 'siege-way', city(1)), 'SNS 12.2.1')
  scene.answer('FRA', 'siege-way', { way: 'whole' }).away('FRA', 'siege-toll')
  assert.ok(controls(scene.state, 'FRA', 'wessex'))
})

test('SNS 12.2.1 without the option no city is taken alone', () => {
  const state = beforeWessex((each) => {
    of(each, 'FRA').hand = ['spy']
  }, {})
  assert.equal(siegeScene(state, {}).refusal('FRA', 'siege-way', city(1)), 'SNS 12.2.1')
})

test('SNS 12.2.7 a land without cities is besieged as usual', () => {
  const state = beforeWessex((each) => {
    encamp(each, 'FRA', 'I', 'wends', { units: { PS: 9 } })
  })
  const scene = siegeScene(state, { 'siege:FRA': [3] })
  scene.away('FRA', 'siege-toll')
  assert.equal(scene.state.lands.wends.owner, 'FRA')
})

test('SNS 12.2.5 a team-mate’s city in the land stays his, and the land divided', () => {
  const state = beforeWessex((each) => {
    each.teams = [{ mark: 'A', members: ['FRA', 'NSE'], joined: { FRA: 0, NSE: 0 } }]
    const [, minor] = each.lands.wessex.cities
    assert.ok(minor)
    minor.holder = 'NSE'
  })
  const scene = siegeScene(state, { 'siege:FRA': [1, 1, 1, 1] })
  scene.answer('FRA', 'siege-way', { way: 'whole' }).away('FRA', 'siege-toll')
  const { owner, cities } = scene.state.lands.wessex
  assert.deepEqual([owner, ...cities.map(({ holder }) => holder)], ['FRA', 'FRA', 'NSE'])
})

test('SNS 12.2.6 who frees a team-mate’s home meets no walls, and the land stays the team-mate’s', () => {
  const state = beforeWessex((each) => {
    encamp(each, 'NSE', 'I', 'wessex', { units: { PS: 9 } })
    delete of(each, 'FRA').armies.I
    of(each, 'ENG').leader = 'charismatic'
    each.teams = [{ mark: 'A', members: ['ENG', 'NSE'], joined: { ENG: 0, NSE: 0 } }]
    const [, minor] = each.lands.wessex.cities
    assert.ok(minor)
    minor.holder = 'FRA'
  })
  const scene = siegeScene(state, { 'siege:NSE': [2, 1] })
  scene.answer('NSE', 'siege-way', { way: 'whole' })
  assert.ok(scene.told().includes('Wessex: the dice show 2 1: 3 casualty points.'))
  scene.away('NSE', 'siege-toll')
  const { owner, cities } = scene.diceSpent().state.lands.wessex
  assert.deepEqual([owner, ...cities.map(({ holder }) => holder)], ['ENG', 'ENG', 'NSE'])
})

test('SNS 12.2.6 a team-mate who holds no city any more has lost the land to him who takes them all', () => {
  const state = beforeWessex((each) => {
    encamp(each, 'NSE', 'I', 'wessex', { units: { PS: 9 } })
    delete of(each, 'FRA').armies.I
    each.teams = [{ mark: 'A', members: ['ENG', 'NSE'], joined: { ENG: 0, NSE: 0 } }]
    for (const [place, holder] of (['FRA', 'HRE'] as const).entries()) {
      const city = each.lands.wessex.cities[place]
      assert.ok(city)
      city.holder = holder
    }
  })
  const scene = siegeScene(state, { 'siege:NSE': [1, 1, 1, 1, 1] })
  scene.answer('NSE', 'siege-way', { way: 'whole' }).away('NSE', 'siege-toll')
  assert.ok(controls(scene.state, 'NSE', 'wessex'))
})

test('SNS 12.2.6, SNS 8.5.5, SNS 7.11.7 who holds a part of the land since an earlier season stays when he does not besiege', () => {
  const held = (each: State) => {
    const [, minor] = each.lands.wessex.cities
    assert.ok(minor)
    minor.holder = 'FRA'
    of(each, 'FRA').hand = ['pillage']
    of(each, 'FRA').leader = 'diplomat'
  }
  const pillaged = siegeScene(beforeWessex(held), { 'siege:FRA': [1, 1, 1, 1] })
  pillaged.answer('FRA', 'siege-way', { way: 'pillage' }).away('FRA', 'siege-toll')
  assert.ok(pillaged.diceSpent().over)
  assert.equal(of(pillaged.state, 'FRA').armies.I?.at, 'wessex')
  const back = siegeScene(beforeWessex(held), {}).answer('FRA', 'siege-way', { way: 'back' })
  assert.ok(back.over)
  assert.equal(of(back.state, 'FRA').armies.I?.at, 'wessex')
})
