import assert from 'node:assert/strict'
import test from 'node:test'
import { collide, cornersOf, type Thing } from '../../scripts/draw-map/collide.ts'
import { type AreaId, isLandId, landIds, seaIds } from '../../src/data/area-ids.ts'
import { isCoastal, landOf } from '../../src/data/map.ts'
import type { Point } from '../../src/data/map-lines.ts'
import { adornment, areaOutline, placesOf } from '../../src/data/map-shapes.ts'
import {
  CAPITAL_RADIUS,
  CITY_RADIUS,
  labelExtent,
  PIECE_RADIUS,
  PORT_RADIUS,
} from '../../src/data/map-sizes.ts'

const areas: readonly AreaId[] = [...landIds, ...seaIds]
const outlines = new Map(areas.map((id) => [id, areaOutline(id)]))

const spanOf = (values: readonly number[]): Point => [Math.min(...values), Math.max(...values)]
const spans = new Map(
  areas.map((id) => {
    const points = areaOutline(id).flat()
    return [id, [spanOf(points.map(([x]) => x)), spanOf(points.map(([, y]) => y))] as const]
  }),
)

function isInside(id: AreaId, [x, y]: Point): boolean {
  const [[left, right], [top, bottom]] = spans.get(id) ?? [
    [0, 0],
    [0, 0],
  ]
  if (x < left || x > right || y < top || y > bottom) return false
  let inside = false
  for (const ring of outlines.get(id) ?? []) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    })
  }
  return inside
}

const rim = ({ at: [x, y], radius }: { at: Point; radius: number }): Point[] =>
  Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const isOnLandOtherThan = (id: AreaId, at: Point): boolean =>
  landIds.some((land) => land !== id && isInside(land, at))

interface Standing {
  readonly what: string
  readonly area: AreaId
  readonly thing: Thing
}

function discsOf(id: AreaId): { what: string; at: Point; radius: number }[] {
  const { pieces, cities, capital, port, scale } = placesOf(id)
  return [
    ...pieces.map((at) => ({ what: 'piece', at, radius: PIECE_RADIUS * scale })),
    ...cities.map((at) => ({ what: 'city', at, radius: CITY_RADIUS * scale })),
    ...(capital ? [{ what: 'capital', at: capital, radius: CAPITAL_RADIUS * scale }] : []),
    ...(port ? [{ what: 'port', at: port, radius: PORT_RADIUS * scale }] : []),
  ]
}

const nameBox = (id: AreaId) => {
  const { label } = placesOf(id)
  return { at: label.at, turn: label.turn, ...labelExtent(label) }
}

const standing: Standing[] = areas.flatMap((area) => [
  { what: 'name', area, thing: nameBox(area) },
  ...discsOf(area).map(({ what, ...thing }) => ({ what, area, thing })),
])

test('every land has places for three armies and six cities, a capital where one is, a port where there is coast', () => {
  for (const id of landIds) {
    const { pieces, cities, capital, port } = placesOf(id)
    assert.ok(pieces.length >= 3, id)
    assert.equal(cities.length, 6, id)
    assert.equal(capital !== undefined, landOf(id).capitalOf !== null, id)
    assert.equal(port !== undefined, isCoastal(id), id)
  }
})

test('every sea zone has places for three fleets', () => {
  for (const id of seaIds) assert.ok(placesOf(id).pieces.length >= 3, id)
})

test('names, pieces, cities, capitals and ports never cover one another', () => {
  const clashes = standing.flatMap((one, i) =>
    standing
      .slice(i + 1)
      .filter((other) => collide(one.thing, other.thing))
      .map((other) => `${one.area} ${one.what}, ${other.area} ${other.what}`),
  )
  assert.deepEqual(clashes, [])
})

test('whatever stands in an area stands inside it, or in its call-out', () => {
  for (const id of areas) {
    const { callOut } = placesOf(id)
    for (const { what, at } of discsOf(id)) {
      const inBox = callOut && collide({ ...callOut, turn: 0 }, { at, radius: 0.01 })
      assert.ok(inBox || isInside(id, at), `${id} ${what}`)
    }
  }
})

test('nothing of a land reaches over a land border, and no fleet over a coast', () => {
  for (const id of areas) {
    if (placesOf(id).callOut) continue
    for (const disc of discsOf(id)) {
      for (const at of rim(disc)) {
        if (isLandId(id)) assert.ok(!isOnLandOtherThan(id, at), `${id} ${disc.what}`)
        else assert.ok(isInside(id, at), `${id} ${disc.what}`)
      }
    }
  }
})

test('a name stands in its area, or a small land’s name on the sea at its coast, and on no other land', () => {
  for (const id of areas) {
    if (placesOf(id).callOut) continue
    const box = nameBox(id)
    const corners = cornersOf(box)
    if (!isLandId(id)) for (const corner of corners) assert.ok(isInside(id, corner), id)
    for (const at of [box.at, ...corners]) assert.ok(!isOnLandOtherThan(id, at), id)
    const nearest = Math.min(
      ...(outlines.get(id) ?? []).flat().map(([x, y]) => Math.hypot(x - box.at[0], y - box.at[1])),
    )
    assert.ok(isInside(id, box.at) || nearest < 40, id)
  }
})

test('a call-out covers no land in play and nothing that belongs to another area', () => {
  for (const id of areas) {
    const { callOut } = placesOf(id)
    if (callOut === undefined) continue
    const box = { ...callOut, turn: 0 }
    assert.ok(isInside(id, callOut.to), id)
    for (const corner of cornersOf(box)) assert.ok(!isOnLandOtherThan(id, corner), id)
    for (const { area, what, thing } of standing) {
      if (area !== id) assert.ok(!collide(box, thing), `${id}: ${area} ${what}`)
    }
  }
})

test('mountains stand aside for everything else', () => {
  for (const at of adornment.peaks) {
    for (const { area, what, thing } of standing)
      assert.ok(!collide({ at, radius: 5 }, thing), `${area} ${what}`)
  }
})

test('no name is set in letters smaller than eight and a half units', () => {
  for (const id of areas) assert.ok(placesOf(id).label.size >= 8.5, id)
})
