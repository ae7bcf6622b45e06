import assert from 'node:assert/strict'
import test from 'node:test'
import { isLandId, isSeaId, landIds, seaIds } from '../../src/data/area-ids.ts'
import mapData from '../../src/data/map.json' with { type: 'json' }
import {
  halfOf,
  isCoastal,
  isPrintedPort,
  landNeighbours,
  landOf,
  lands,
  landsAcrossStrait,
  nameOf,
  seaNeighbours,
  seas,
  seasBeside,
  shoresOf,
  straitBetween,
  straitOnPassage,
  straits,
} from '../../src/data/map.ts'
import { mapSchema } from '../../src/data/map-schema.ts'

test('the map keeps to its schema and says of every kind of figure where it comes from', () => {
  const map = mapSchema.parse(mapData)
  const kinds = [
    'lands',
    'seas',
    'half',
    'start',
    'home',
    'capitalOf',
    'cities',
    'balanced',
    'borders',
    'straits',
  ]
  assert.deepEqual(Object.keys(map.provenance).toSorted(), kinds.toSorted())
  for (const kind of kinds) assert.ok((map.provenance[kind] ?? []).length > 0, kind)
})

test('there are 99 lands and 35 sea zones, each listed once', () => {
  assert.deepEqual(
    lands.map(({ id }) => id),
    [...landIds],
  )
  assert.deepEqual(
    seas.map(({ id }) => id),
    [...seaIds],
  )
  assert.equal(new Set([...landIds, ...seaIds]).size, 99 + 35)
  assert.ok(isLandId('thrace') && !isLandId('aegean_sea'))
  assert.ok(isSeaId('aegean_sea') && !isSeaId('thrace'))
})

test('169 borders on land, 132 coasts and 52 borders at sea, none twice', () => {
  const { land, coast, sea } = mapData.borders
  assert.deepEqual([land.length, coast.length, sea.length], [169, 132, 52])
  const pairs = [...land, ...coast, ...sea].map((pair) => pair.toSorted().join(' '))
  assert.equal(new Set(pairs).size, pairs.length)
})

test('a neighbour has its neighbour for a neighbour', () => {
  for (const id of landIds)
    for (const other of landNeighbours(id)) assert.ok(landNeighbours(other).includes(id))
  for (const id of seaIds) for (const other of seaNeighbours(id)) assert.ok(seaNeighbours(other).includes(id))
  for (const id of landIds) for (const sea of seasBeside(id)) assert.ok(shoresOf(sea).includes(id))
})

test('every area can be reached from every other by land and sea', () => {
  const reached = new Set<string>(['wessex'])
  for (const id of reached) {
    const next = isLandId(id) ? [...landNeighbours(id), ...seasBeside(id)] : []
    const onward = isSeaId(id) ? [...seaNeighbours(id), ...shoresOf(id)] : []
    for (const other of [...next, ...onward]) reached.add(other)
  }
  assert.equal(reached.size, 99 + 35)
})

test('45 lands are coloured for the seven major factions, 18 neutral ones are homes of the eight minor', () => {
  assert.equal(lands.filter(({ start }) => start !== null).length, 45)
  assert.equal(lands.filter(({ home }) => home !== null).length, 18)
  assert.ok(lands.every(({ start, home }) => start === null || home === null))
})

test('each of the fifteen factions has one capital, in its own land; of majors it is a major city', () => {
  const capitals = lands.filter(({ capitalOf }) => capitalOf !== null)
  assert.equal(new Set(capitals.map(({ capitalOf }) => capitalOf)).size, 15)
  for (const { start, home, capitalOf, cities } of capitals) {
    assert.equal(capitalOf, start ?? home)
    if (start !== null) assert.ok(cities.major >= 1)
  }
})

test('four minor factions have no major city printed in their capital: they place it at set-up', () => {
  const without = lands.filter(({ home, capitalOf, cities }) => home && capitalOf && cities.major === 0)
  assert.deepEqual(without.map(({ capitalOf }) => capitalOf).toSorted(), ['ARM', 'IRE', 'KHA', 'LEO'])
})

test('124 points lie in neutral land and 112 in the homes of major factions', () => {
  const points = (neutral: boolean): number =>
    lands
      .filter(({ start }) => (start === null) === neutral)
      .reduce((sum, { cities }) => sum + 1 + cities.minor + 3 * cities.major, 0)
  assert.deepEqual([points(true), points(false)], [124, 112])
})

test('Pomerania has two minor cities, as in the example of a siege', () => {
  assert.deepEqual(landOf('pomerania').cities, { minor: 2, major: 0 })
})

test('the balanced start takes five points from Byzantium', () => {
  const worth = ({ minor, major }: { minor: number; major: number }): number => minor + 3 * major
  const lost = lands.map(({ cities, balanced }) => (balanced ? worth(cities) - worth(balanced) : 0))
  assert.equal(
    lost.reduce((sum, points) => sum + points, 0),
    5,
  )
})

test('a port is a coastal land with a city', () => {
  assert.ok(isCoastal('ulster') && !isPrintedPort('ulster'))
  assert.ok(isPrintedPort('wessex'))
  assert.ok(!isCoastal('kiev') && !isPrintedPort('kiev'))
})

test('armies step over the Bosporus and the Danish straits, but not over Gibraltar or Messina', () => {
  assert.deepEqual(landsAcrossStrait('thrace'), ['opsikion'])
  assert.deepEqual([...landsAcrossStrait('sjaelland')].toSorted(), ['jylland', 'skane'])
  assert.deepEqual(landsAcrossStrait('jylland'), ['sjaelland'])
  assert.deepEqual(landsAcrossStrait('qurtuba'), [])
  assert.deepEqual(landsAcrossStrait('sicily'), [])
  assert.equal(straitBetween('naples', 'sicily')?.id, 'messina')
  assert.equal(straitBetween('naples', 'rome'), undefined)
})

test('the shores of a strait are no neighbours, and its passages join neighbouring seas', () => {
  for (const { shores, passages, keptBy } of straits) {
    for (const [a, b] of shores) {
      assert.ok(!landNeighbours(a).includes(b))
      assert.ok(keptBy.includes(a) && keptBy.includes(b))
    }
    for (const [a, b] of passages) assert.ok(seaNeighbours(a).includes(b))
  }
  assert.equal(straitOnPassage('belts', 'kattegat')?.id, 'danish')
  assert.equal(straitOnPassage('belts', 'wendish_sea'), undefined)
})

test('the board is cut in a west and an east half', () => {
  assert.equal(halfOf('ifriqiya'), 'west')
  assert.equal(halfOf('barqa'), 'east')
  assert.equal(halfOf('sicilian_sea'), 'west')
  assert.equal(nameOf('wallachia'), 'Vlachia')
  assert.equal(nameOf('syrtis'), 'Gulf of Syrtis')
})
