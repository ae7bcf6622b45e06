import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cityLimit, minorPrice, upgradePrice } from '../../src/build/city-prices.ts'
import { quarriesFor } from '../../src/build/city-works.ts'
import type { LandId } from '../../src/data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from '../../src/data/factions/factions.ts'
import type { LeaderId } from '../../src/data/factions/leaders.ts'
import { countCities, handOver, landsOf } from '../../src/lands.ts'
import type { State } from '../../src/state.ts'
import { of, position } from '../scene.ts'
import { cityScene, endow, minor, seven, upgrade } from './building.ts'

const ladder = (price: (n: number) => number, steps: number) =>
  Array.from({ length: steps }, (_, n) => price(n))
const minors = (faction: FactionId, steps: number, leader: LeaderId | null = null) =>
  ladder((n) => minorPrice({ faction, leader }, n), steps)
const upgrades = (faction: FactionId, steps: number, leader: LeaderId | null = null) =>
  ladder((n) => upgradePrice({ faction, leader }, n), steps)

/** Puts minor cities that were built in some season into a land. */
function built(state: State, land: LandId, count: number, season = 0): void {
  const { owner, cities } = state.lands[land]
  for (let n = 0; n < count; n += 1)
    cities.push({ kind: 'minor', capitalOf: null, built: season, holder: owner })
}

const counts = (state: State, land: LandId) =>
  (['minor', 'major'] as const).map((kind) => countCities(state.lands[land], kind))

test('SNS E65, SNS 10.2.1, SNS 10.2.2, SNS 10.2.3 prices of cities', () => {
  assert.deepEqual(minors('FRA', 9), [50, 75, 125, 225, 350, 500, 750, 1125, 1690])
  for (const faction of ['HRE', 'ENG', 'HUN', 'LEO', 'IRE', 'KHA', 'ARM'] as const) {
    assert.deepEqual(minors(faction, 9), [30, 45, 75, 135, 210, 300, 450, 675, 1015])
    assert.deepEqual(
      upgrades(faction, 6),
      [150, 225, 375, 675, 1050, 1500],
      'upgrades cost them the full price',
    )
  }
  assert.deepEqual(upgrades('FRA', 9), [150, 225, 375, 675, 1050, 1500, 2250, 3375, 5065])
})

test('SNS E66, SNS 10.2.1, SNS 10.2.4, SNS 10.1.5 minors and majors counted apart', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 450 })
    built(s, 'anjou', 2)
  })
  const works = [upgrade('anjou'), minor('anjou'), upgrade('anjou')]
  const scene = cityScene(state).answer('FRA', 'cities', works).away()
  assert.equal(of(scene.state, 'FRA').gold, 450 - 150 - 75 - 225)
  assert.deepEqual(counts(scene.state, 'anjou'), [1, 2])
  assert.deepEqual(scene.told().slice(0, 2), [
    'France makes a minor city in Anjou a major one for 150 gold.',
    'France builds a minor city in Anjou for 75 gold.',
  ])
  assert.equal(
    minorPrice(of(state, 'FRA'), countCities(state.lands.francia, 'minor')),
    50,
    'Francia’s first minor',
  )
  assert.equal(upgradePrice(of(state, 'FRA'), countCities(state.lands.francia, 'major')), 225, 'its upgrade')
})

test('SNS 10.1.1 cities are built in land the seat wholly controls, sealed, and never major outright', () => {
  const state = seven((s) => endow(s, 'FRA', { gold: 500 }))
  const scene = cityScene(state)
  assert.equal(scene.refusal('FRA', 'cities', [minor('brittany')]), 'SNS 10.1.1')
  assert.equal(scene.refusal('FRA', 'cities', [minor('wessex')]), 'SNS 10.1.1')
  assert.equal(scene.refusal('FRA', 'cities', [{ work: 'major', land: 'anjou', quarry: false }]), 'TBL 1.3')
  scene.answer('FRA', 'cities', [minor('anjou')])
  assert.deepEqual(counts(scene.state, 'anjou'), [0, 0], 'still sealed')
  scene.away()
  assert.deepEqual(scene.state.lands.anjou.cities, [
    { kind: 'minor', capitalOf: null, built: 1, holder: 'FRA' },
  ])
})

test('SNS 10.1.2 a minor city built in play can be upgraded, by whomever it was built; a printed one cannot', () => {
  const state = seven((s) => {
    s.number = 4
    endow(s, 'FRA', { gold: 500 })
    built(s, 'mercia', 1, 2)
    handOver(s, 'mercia', 'FRA')
  })
  const scene = cityScene(state)
  assert.equal(scene.refusal('FRA', 'cities', [upgrade('normandy')]), 'SNS 10.1.2')
  assert.equal(scene.refusal('FRA', 'cities', [upgrade('mercia'), upgrade('mercia')]), 'SNS 10.1.3')
  scene.answer('FRA', 'cities', [upgrade('mercia')]).away()
  assert.deepEqual(counts(scene.state, 'mercia'), [1, 1])
})

test('SNS 10.1.3 it can be upgraded from the season after', () => {
  const state = seven((s) => {
    s.number = 4
    endow(s, 'FRA', { gold: 500 })
    built(s, 'anjou', 1, 4)
  })
  assert.equal(cityScene(state).refusal('FRA', 'cities', [upgrade('anjou')]), 'SNS 10.1.3')
  state.number = 5
  cityScene(state).answer('FRA', 'cities', [upgrade('anjou')])
})

test('SNS E67, SNS 10.1.4 how many cities', () => {
  const limit = (lands: number) => {
    const state = seven()
    for (const land of landsOf(state, 'KIE').slice(lands)) handOver(state, land, null)
    assert.equal(landsOf(state, 'KIE').length, lands)
    return cityLimit(state, 'KIE')
  }
  assert.deepEqual([limit(7), limit(2), limit(9)], [3, 1, 4])
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 2000, hand: ['stoneQuarry'] })
    built(s, 'anjou', 2)
  })
  const scene = cityScene(state)
  const three = [upgrade('anjou'), upgrade('anjou'), minor('champagne')]
  assert.equal(scene.refusal('FRA', 'cities', [...three, minor('burgundy')]), 'SNS 10.1.4')
  scene.answer('FRA', 'cities', [...three, minor('burgundy', true), minor('champagne', true)]).away()
  assert.deepEqual(counts(scene.state, 'champagne'), [2, 0])
})

test('SNS 10.1.4 land won this season counts', () => {
  const state = seven()
  assert.equal(cityLimit(state, 'ENG'), 2)
  for (const land of ['wales', 'alba', 'leinster'] as const) handOver(state, land, 'ENG')
  assert.equal(cityLimit(state, 'ENG'), 3)
})

test('SNS 10.1.6, SNS 8.5.8 pillaged land may be built in, partly taken land not, and no box runs out', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 5000 })
    s.lands.anjou.barren = 2
    for (const city of s.lands.normandy.cities) city.holder = 'ENG'
    built(s, 'burgundy', 40)
  })
  const scene = cityScene(state)
  assert.equal(scene.refusal('FRA', 'cities', [minor('normandy')]), 'SNS 10.1.6')
  scene.answer('FRA', 'cities', [minor('anjou'), upgrade('burgundy')])
})

test('SNS 9.1.5 works that cost more than the seat has are refused whole', () => {
  const scene = cityScene(seven((s) => endow(s, 'FRA', { gold: 120 })))
  assert.equal(scene.refusal('FRA', 'cities', [minor('anjou'), minor('anjou')]), 'SNS 9.1.5')
  scene.answer('FRA', 'cities', [minor('anjou'), minor('burgundy')])
})

test('SNS 9.1.6 a seat that does not answer builds nothing', () => {
  const scene = cityScene(seven((s) => endow(s, 'FRA', { gold: 500 }))).away()
  assert.equal(of(scene.state, 'FRA').gold, 500)
})

test('SNS E68, SNS 10.3.1, SNS 10.3.2 the Architect', () => {
  assert.deepEqual(minors('FRA', 3, 'architect'), [30, 45, 75])
  assert.deepEqual(minors('HRE', 6, 'architect'), [25, 40, 65, 115, 175, 250])
  assert.deepEqual(upgrades('HRE', 6, 'architect'), [120, 180, 300, 540, 840, 1200])
})

test('SNS 10.3.2 the Architect may build and upgrade the same city in one phase', () => {
  const state = (leader: LeaderId | null) => seven((s) => endow(s, 'FRA', { gold: 150, leader }))
  const works = [minor('anjou'), upgrade('anjou')]
  assert.equal(cityScene(state(null)).refusal('FRA', 'cities', works), 'SNS 10.1.2')
  const scene = cityScene(state('architect')).answer('FRA', 'cities', works).away()
  assert.deepEqual([counts(scene.state, 'anjou'), of(scene.state, 'FRA').gold], [[0, 1], 0])
})

test('SNS 10.3.3 a quarry gives two minor cities or one upgrade, to some factions a minor city more', () => {
  const free = (count: number) => Array.from({ length: count }, () => minor('anjou', true))
  const up = upgrade('anjou', true)
  assert.deepEqual(
    [1, 2, 3, 4].map((count) => quarriesFor('FRA', free(count))),
    [1, 1, 2, 2],
  )
  assert.deepEqual([quarriesFor('FRA', [up]), quarriesFor('FRA', [up, ...free(1)])], [1, 2])
  for (const faction of ['HRE', 'ENG', 'ARM', 'LEO'] as const) {
    assert.deepEqual([quarriesFor(faction, free(3)), quarriesFor(faction, [up, ...free(1)])], [1, 1])
    assert.deepEqual([quarriesFor(faction, free(4)), quarriesFor(faction, [up, up])], [2, 2])
  }
})

test('SNS 10.3.3 a quarry is held and spent, and works whatever the land has already', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { hand: ['stoneQuarry', 'spy'] })
    built(s, 'anjou', 6)
  })
  const scene = cityScene(state)
  assert.equal(scene.refusal('FRA', 'cities', [minor('anjou', true), upgrade('anjou', true)]), 'SNS 10.3.3')
  assert.equal(scene.refusal('FRA', 'cities', [upgrade('normandy', true)]), 'SNS 10.1.2')
  assert.deepEqual(scene.warnings('FRA', 'cities', [minor('anjou', true)]), [
    'Discover Stone Quarry would give you a further minor city.',
  ])
  scene.answer('FRA', 'cities', [minor('anjou', true), minor('anjou', true)]).away()
  assert.deepEqual([counts(scene.state, 'anjou'), of(scene.state, 'FRA').hand], [[8, 0], ['spy']])
  assert.deepEqual(scene.state.stacks.green.discards, ['stoneQuarry'])
})

test('SNS 13.1.4 no quarry in the learning turn', () => {
  const state = position(MAJOR_IDS, { learningTurn: true }, (s) => endow(s, 'FRA', { hand: ['stoneQuarry'] }))
  assert.equal(cityScene(state).refusal('FRA', 'cities', [minor('anjou', true)]), 'SNS 13.1.4')
})
