import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import test from 'node:test'
import { crossings as crossingLines } from '../../scripts/draw-map/crossings.ts'
import { drawnFrom } from '../../scripts/draw-map/drawn-from.ts'
import { landIds, seaIds } from '../../src/data/area-ids.ts'
import mapData from '../../src/data/map.json' with { type: 'json' }
import { straitBetween } from '../../src/data/map.ts'
import { flatten, kindOfLine, type Point, unfold } from '../../src/data/map-lines.ts'
import shapesData from '../../src/data/map-shapes.json' with { type: 'json' }
import { areaOutline, areaPath, boardLines, boardSize, crossings } from '../../src/data/map-shapes.ts'
import { mapShapesSchema } from '../../src/data/map-shapes-schema.ts'

const shapes = mapShapesSchema.parse(shapesData)
const areas = [...landIds, ...seaIds]
const OUTSIDE = ['waste', 'far_water', 'frame']

const drawn = shapes.lines.map((line) => {
  const points = flatten(unfold(line.steps, shapes.grain), kindOfLine(line))
  return {
    pair: line.between.toSorted().join(' '),
    points,
    outside: line.between.some((id) => OUTSIDE.includes(id)),
  }
})

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
}

function twiceTheArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

const areaOf = (rings: readonly (readonly Point[])[]): number =>
  Math.abs(rings.reduce((sum, ring) => sum + twiceTheArea(ring), 0)) / 2

const borders = new Map<string, number>()
for (const { pair, points, outside } of drawn) {
  if (!outside) borders.set(pair, (borders.get(pair) ?? 0) + lengthOf(points))
}
const listed = Object.values(mapData.borders)
  .flat()
  .map((pair) => pair.toSorted().join(' '))

test('areas touch on the board exactly as the list of neighbours has it, without exception', () => {
  assert.equal(listed.length, 353)
  assert.deepEqual([...borders.keys()].toSorted(), listed.toSorted())
})

test('a border is long enough to be seen, and short only where a strait makes it so', () => {
  const passages = new Set(
    mapData.straits.flatMap((strait) => strait.passages.map((pair) => pair.toSorted().join(' '))),
  )
  for (const [pair, length] of borders)
    assert.ok(length >= (passages.has(pair) ? 4 : 6), `${pair}: ${length}`)
})

test('no line crosses another', () => {
  const guilty = crossingLines(drawn.map(({ points }) => points))
  assert.deepEqual(
    [...guilty].map((i) => drawn[i]?.pair),
    [],
  )
})

test('the areas fill the frame without gap or overlap', () => {
  const total = [...areas, 'waste' as const, 'far_water' as const].reduce(
    (sum, id) => sum + areaOf(areaOutline(id)),
    0,
  )
  assert.ok(Math.abs(total - boardSize.width * boardSize.height) < 1e-3, String(total))
})

test('every area has room: none is smaller than a thumbnail', () => {
  for (const id of areas) assert.ok(areaOf(areaOutline(id)) > 1500, id)
})

test('every area can be filled and every line drawn', () => {
  for (const id of areas) assert.match(areaPath(id), /^(M[\d. ]+([LQ][\d. -]+)+Z)+$/)
  for (const { path } of boardLines()) assert.match(path, /^M[\d. ]+([LQ][\d. -]+)+$/)
})

test('every strait is marked where its shores are near', () => {
  assert.equal(crossings.length, 5)
  for (const { strait, lands, from, to } of crossings) {
    assert.equal(straitBetween(...lands)?.id, strait)
    assert.ok(Math.hypot(from[0] - to[0], from[1] - to[1]) < 40, strait)
  }
})

test('the drawing stays under 150 kB', () => {
  assert.ok(statSync(new URL('../../src/data/map-shapes.json', import.meta.url)).size < 150_000)
})

test('the drawing kept is the one its script and facts give (else: npm run draw-map)', () => {
  assert.equal(shapes.drawnFrom, drawnFrom())
})
