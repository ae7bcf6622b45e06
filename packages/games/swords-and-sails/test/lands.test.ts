import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landIds, seaIds } from '../src/data/area-ids.ts'
import { MAJOR_IDS } from '../src/data/factions/factions.ts'
import { CAPITALS, HOME_LANDS } from '../src/data/factions/home-lands.ts'
import { isCoastal, landNeighbours, seaNeighbours } from '../src/data/map.ts'
import { cityPoints, isPort, openLands } from '../src/lands.ts'
import { position } from './scene.ts'

test('SNS 1.4.1 the map has 99 lands and 35 zones, and borders go both ways', () => {
  assert.deepEqual([landIds.length, seaIds.length], [99, 35])
  for (const land of landIds)
    for (const other of landNeighbours(land)) assert.ok(landNeighbours(other).includes(land))
  for (const sea of seaIds)
    for (const other of seaNeighbours(sea)) assert.ok(seaNeighbours(other).includes(sea))
})

test('SNS 1.4.2 cities are worth 1 and 3 points', () => {
  const { lands: state } = position(MAJOR_IDS, { length: 'medium' })
  assert.equal(cityPoints(state.rome), 4)
  assert.equal(cityPoints(state.pomerania), 2)
  assert.equal(cityPoints(state.thrace), 4)
})

test('SNS 1.4.3 a port is a coast with a city, and a first city makes one', () => {
  const state = position(MAJOR_IDS)
  const bare = landIds.find((land) => isCoastal(land) && state.lands[land].cities.length === 0)
  assert.ok(bare)
  assert.equal(isPort(state, bare), false)
  state.lands[bare].cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: null })
  assert.equal(isPort(state, bare), true)
  assert.equal(isPort(state, 'franconia'), false)
})

test('SNS 1.5.4 the home of a major that is not in play is closed', () => {
  const state = position(['BYZ', 'FAT', 'HRE'])
  const open = openLands(state)
  for (const land of HOME_LANDS.KIE) assert.ok(!open.includes(land))
  for (const land of HOME_LANDS.BUL) assert.ok(open.includes(land))
  assert.ok(!open.includes(CAPITALS.ENG))
})
