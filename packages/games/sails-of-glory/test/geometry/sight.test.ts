import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ARCS, BASES, MM } from '../../src/data/measures.ts'
import { attitudeOf } from '../../src/geometry/attitude.ts'
import {
  type Berth,
  BROADSIDES,
  berth,
  dot,
  rakeFrom,
  rangeFrom,
  wedgeOf,
} from '../../src/geometry/gunnery.ts'
import { shoreOf } from '../../src/geometry/outline.ts'
import { overlap } from '../../src/geometry/overlap.ts'
import { closePose, mirrored, pose } from './water.ts'

const third = (x: number, y: number, heading = 0) => berth(pose(x, y, heading), BASES.thirdRate)
const small = (x: number, y: number, heading = 0) => berth(pose(x, y, heading), BASES.frigate)

function reached(shooter: Berth, target: Berth, others: Berth[] = []) {
  return BROADSIDES.flatMap((side) =>
    ARCS.filter((arc) => range(shooter, side, arc, target, others) !== undefined).map(
      (arc) => `${side} ${arc}`,
    ),
  )
}

function range(
  shooter: Berth,
  side: 'port' | 'starboard',
  arc: 'stem' | 'central' | 'stern',
  target: Berth,
  others: Berth[] = [],
  land: (readonly number[])[] = [],
) {
  return rangeFrom(
    dot(shooter, side, arc),
    wedgeOf(shooter, side, arc),
    target.foot,
    others.map(({ foot }) => foot),
    land,
  )
}

test('SOG 3.2.1 the dots lie abeam of the mast, ahead and astern of it', () => {
  const ship = third(100, 100)
  const mast = 100 * MM + 37_500 - 40_000
  const at = (side: 'port' | 'starboard', arc: 'stem' | 'central' | 'stern') => {
    const { x, y, offX, offY } = dot(ship, side, arc)
    return [x + offX, y + offY]
  }
  assert.deepEqual(at('starboard', 'central'), [109_200, mast])
  assert.deepEqual(at('port', 'stem'), [90_800, mast + 23_000])
  assert.deepEqual(at('starboard', 'stern'), [109_200, mast - 23_000])
  const { offX, offY } = dot(small(100, 100), 'starboard', 'stem')
  assert.deepEqual([offX, offY], [8_500, 35_000 - 37_000 + 21_500])
})

test('SOG 3.2.2, SOG 3.2.3, SOG E45 a target forward, abeam and aft', () => {
  const ship = third(400, 400)
  assert.deepEqual(reached(ship, small(510, 510)), ['starboard stem'])
  assert.deepEqual(reached(ship, small(300, 510)), ['port stem'])
  assert.ok(reached(ship, small(500, 400)).includes('starboard central'))
  assert.deepEqual(reached(ship, small(520, 290)), ['starboard stern'])
  assert.deepEqual(reached(ship, small(400, 560)), [])
  assert.deepEqual(reached(ship, small(400, 240)), [])
})

test('SOG 3.2.3, SOG E46 range is measured from the dot to the nearest point of the base', () => {
  const ship = third(400, 400)
  const abeam = (gap: number) => small(400 + 9.2 + gap + 22, 397.5)
  assert.equal(range(ship, 'starboard', 'central', abeam(125)), 125_000)
  assert.equal(range(ship, 'starboard', 'central', abeam(250)), 250_000)
  assert.equal(range(ship, 'starboard', 'central', abeam(250.1)), undefined)
})

test('SOG 3.2.4, SOG 3.2.5 a base in the way hides what lies behind it', () => {
  const ship = third(300, 400)
  const target = small(520, 397.5)
  assert.ok(range(ship, 'starboard', 'central', target))
  assert.equal(range(ship, 'starboard', 'central', target, [third(420, 397.5)]), undefined)
  const half = range(ship, 'starboard', 'central', target, [third(420, 440)])
  assert.ok(half !== undefined && half > (range(ship, 'starboard', 'central', target) ?? 0) - 1)
  assert.deepEqual(range(ship, 'starboard', 'central', target, [third(620, 397.5)]), 188_800)
})

test('SOG 3.2.4 a line that only touches a base crosses nothing', () => {
  const ship = third(300, 400)
  const target = small(520, 397.5)
  const below = third(420, 397.5 - 37.5)
  assert.equal(range(ship, 'starboard', 'central', target, [below]), 188_800)
})

test('SOG 3.2.6 one target may lie nearer to one dot than to another', () => {
  const ship = third(400, 400)
  const target = small(540, 445)
  const stem = range(ship, 'starboard', 'stem', target) ?? 0
  const central = range(ship, 'starboard', 'central', target) ?? 0
  assert.ok(stem > 0 && central > stem)
})

test('SOG 13.3.4, SOG E51 land hides what lies behind it, from one dot or from all', () => {
  const ship = third(300, 400)
  const target = small(520, 420)
  const box = (left: number, bottom: number, right: number, top: number) =>
    shoreOf(
      [
        [left * MM, bottom * MM],
        [right * MM, bottom * MM],
        [right * MM, top * MM],
        [left * MM, top * MM],
      ],
      pose(0, 0),
    )
  const wall = box(400, 300, 420, 560)
  const spit = box(400, 300, 420, 415)
  assert.equal(range(ship, 'starboard', 'central', target, [], [wall]), undefined)
  assert.equal(range(ship, 'starboard', 'stem', target, [], [wall]), undefined)
  assert.ok(range(ship, 'starboard', 'stem', target, [], [spit]))
  const low = small(520, 385)
  assert.equal(range(ship, 'starboard', 'central', low, [], [box(400, 300, 420, 430)]), undefined)
})

test('SOG 10.5.1, SOG E50 a line to the mast that enters by a short edge rakes', () => {
  const ship = third(300, 400)
  const eye = dot(ship, 'starboard', 'central')
  assert.equal(rakeFrom(eye, wedgeOf(ship, 'starboard', 'central'), small(450, 400, 270), [], []), 'bow')
  assert.equal(rakeFrom(eye, wedgeOf(ship, 'starboard', 'central'), small(450, 400, 90), [], []), 'stern')
  assert.equal(rakeFrom(eye, wedgeOf(ship, 'starboard', 'central'), small(450, 400, 0), [], []), null)
})

test('SOG 10.5.1, SOG 10.5.4 no rake where the mast lies beyond the central arc, though a part of her is in it and is hit', () => {
  const ship = third(300, 400)
  const eye = dot(ship, 'starboard', 'central')
  const through = wedgeOf(ship, 'starboard', 'central')
  const target = small(380, 435, 225)
  assert.ok(range(ship, 'starboard', 'central', target), 'her bow can be fired at')
  assert.equal(rakeFrom(eye, wedgeOf(ship, 'starboard', 'stem'), target, [], []), 'bow')
  assert.equal(rakeFrom(eye, through, target, [], []), null)
})

test('SOG 10.5.4 a rake is as far as any shot: to the nearest point of the base, wherever the mast stands', () => {
  const ship = third(300, 400)
  const target = small(300 + 9.2 + 125 + 35, 397.5, 270)
  assert.equal(range(ship, 'starboard', 'central', target), 125 * MM, 'short range')
  const eye = dot(ship, 'starboard', 'central')
  assert.equal(rakeFrom(eye, wedgeOf(ship, 'starboard', 'central'), target, [], []), 'bow')
})

test('SOG 10.5.2 a base on the raking line spoils the rake', () => {
  const ship = third(300, 397.5)
  const target = small(520, 400, 270)
  const eye = dot(ship, 'starboard', 'central')
  assert.equal(rakeFrom(eye, wedgeOf(ship, 'starboard', 'central'), target, [small(420, 400).foot], []), null)
  assert.equal(
    rakeFrom(eye, wedgeOf(ship, 'starboard', 'central'), target, [small(420, 460).foot], []),
    'bow',
  )
})

test('SOG 3.1.1, SOG 3.1.2, SOG E54 attitudes and their boundaries', () => {
  const off = (degrees: number) => attitudeOf(degrees * 1000, 0)
  assert.deepEqual([0, 59.999, 60, 94.999, 95, 165, 165.001, 180].map(off), [
    'aback',
    'aback',
    'beating',
    'beating',
    'reaching',
    'reaching',
    'running',
    'running',
  ])
  assert.equal(attitudeOf(300_000, 0), 'beating')
  assert.equal(attitudeOf(10_000, 315_000), 'aback')
})

test('SOG 3.2.4 what is seen is the same in the mirror, and agrees with looking at many points', () => {
  fc.assert(
    fc.property(closePose, closePose, closePose, fc.constantFrom(...ARCS), (a, b, c, arc) => {
      const shooter = berth(a, BASES.thirdRate)
      const target = berth(b, BASES.frigate)
      const other = berth(c, BASES.thirdRate)
      if (
        overlap(shooter.foot, target.foot) ||
        overlap(shooter.foot, other.foot) ||
        overlap(target.foot, other.foot)
      )
        return
      const seen = range(shooter, 'starboard', arc, target, [other])
      const mirror = [a, b, c].map(mirrored)
      const [ma, mb, mc] = mirror
      if (ma === undefined || mb === undefined || mc === undefined) return
      assert.equal(
        range(berth(ma, BASES.thirdRate), 'port', arc, berth(mb, BASES.frigate), [
          berth(mc, BASES.thirdRate),
        ]),
        seen,
      )
      const sampled = sampledRange(shooter, arc, target, other)
      if (sampled !== undefined) assert.ok(seen !== undefined && seen <= sampled + 1)
      const open = range(shooter, 'starboard', arc, target)
      if (seen !== undefined) assert.ok(open !== undefined && open <= seen)
    }),
    { numRuns: 500, seed: 1805, endOnFailure: true },
  )
})

/** The range by brute force: many points of the target's edge, each looked at along a straight line. */
function sampledRange(shooter: Berth, arc: 'stem' | 'central' | 'stern', target: Berth, other: Berth) {
  const { x, y, offX, offY } = dot(shooter, 'starboard', arc)
  const { from, to } = wedgeOf(shooter, 'starboard', arc)
  let least: number | undefined
  for (const [px, py] of edgePoints(target)) {
    const dx = px - x - offX
    const dy = py - y - offY
    const far = Math.hypot(dx, dy)
    if (from.x * dy - from.y * dx >= 0 || dx * to.y - dy * to.x >= 0 || far > 250_000) continue
    const steps = Array.from({ length: Math.ceil(far / 100) }, (_, step) => (step * 100) / far)
    if (steps.some((t) => covers(other, x + offX + dx * t, y + offY + dy * t, 100))) continue
    if (least === undefined || far < least) least = far
  }
  return least
}

function* edgePoints({ foot }: Berth): Generator<[number, number]> {
  for (let part = -1; part <= 1; part += 0.125) {
    for (const [along, across] of [
      [part, 1],
      [part, -1],
      [1, part],
      [-1, part],
    ] as const) {
      const l = along * foot.halfLength
      const w = across * foot.halfWidth
      yield [foot.x + foot.aheadX * l + foot.aheadY * w, foot.y + foot.aheadY * l - foot.aheadX * w]
    }
  }
}

function covers({ foot }: Berth, x: number, y: number, margin: number) {
  const along = (x - foot.x) * foot.aheadX + (y - foot.y) * foot.aheadY
  const across = (x - foot.x) * foot.aheadY - (y - foot.y) * foot.aheadX
  return Math.abs(along) < foot.halfLength + margin && Math.abs(across) < foot.halfWidth + margin
}
