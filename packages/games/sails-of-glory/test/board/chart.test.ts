import assert from 'node:assert/strict'
import test from 'node:test'
import { OUTLINES } from '@windward/sails-of-glory/facts'
import { cornersOf, shoreOf } from '../../board/chart/coast.ts'
import { soundings } from '../../board/chart/soundings.ts'
import { swell, TILE } from '../../board/chart/swell.ts'

type ElementId = keyof typeof OUTLINES
const isElement = (id: string): id is ElementId => id in OUTLINES
const ELEMENTS = Object.keys(OUTLINES).filter(isElement)

test('a drawn shore goes through every corner the rules measure by, and strays hardly from the lines between them', () => {
  for (const element of ELEMENTS) {
    const corners = cornersOf(element)
    const shore = shoreOf(element)
    const each = shore.length / corners.length
    for (const [place, corner] of corners.entries()) {
      assert.deepEqual(shore[place * each], corner)
      const next = corners[(place + 1) % corners.length] ?? corner
      const long = Math.hypot(next.x - corner.x, next.y - corner.y)
      for (const spot of shore.slice(place * each, (place + 1) * each)) {
        const off =
          ((next.x - corner.x) * (spot.y - corner.y) - (next.y - corner.y) * (spot.x - corner.x)) / long
        assert.ok(Math.abs(off) < 4, `${element}: ${off.toFixed(1)} mm`)
      }
    }
  }
})

test('a crest of the swell that goes over the edge of its tile comes in at the other, and all of it is light', () => {
  const { crests, lit, gusts } = swell()
  assert.ok(crests.length + lit.length + gusts.length < 32_000)
  for (const drawn of [crests, lit, gusts]) {
    const begun = [...drawn.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
    const isThere = (left: number, top: number) =>
      begun.some(([x, y]) => Math.abs(x - left) < 0.2 && Math.abs(y - top) < 0.2)
    for (const [x, y] of begun) {
      if (x < 0) assert.ok(isThere(x + TILE.width, y), `${x} ${y}`)
      if (x > TILE.width) assert.ok(isThere(x - TILE.width, y), `${x} ${y}`)
      if (y < 0) assert.ok(isThere(x, y + TILE.height), `${x} ${y}`)
      if (y > TILE.height) assert.ok(isThere(x, y - TILE.height), `${x} ${y}`)
    }
  }
})

test('it is less deep near land, and no depth is written on it', () => {
  const sea = { width: 900_000, length: 900_000 }
  const island = {
    element: 'island-1',
    kind: 'island',
    shore: 'plain',
    danger: 'none',
    building: null,
    pose: { x: 450_000, y: 450_000, heading: 0 },
  } as const
  const open = soundings({ sea, terrain: [] })
  const near = soundings({ sea, terrain: [island] })
  const mean = (all: typeof open) => all.reduce((sum, { fathoms }) => sum + fathoms, 0) / all.length
  assert.ok(open.length > 10 && mean(near) < mean(open))
  for (const { x, y } of near) assert.ok(Math.hypot(x - 450, y - 450) > 40)
})
