import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { BASES, MM } from '../../src/data/measures.ts'
import { ELEMENT_IDS, OUTLINES } from '../../src/data/terrain.ts'
import { footprint } from '../../src/geometry/footprint.ts'
import { berth, dot, rangeFrom, wedgeOf } from '../../src/geometry/gunnery.ts'
import { gapToShore, isNearShore, isOnShore, shoreOf } from '../../src/geometry/outline.ts'
import { boxAround, isBeside } from '../../src/quick/box-around.ts'
import { anyPose } from './water.ts'

const anyElement = fc.constantFrom(...ELEMENT_IDS)

test('SOG 13.3.2 what the box around a shore tells is what measuring tells, near and far', () => {
  fc.assert(
    fc.property(
      anyPose,
      anyPose,
      anyElement,
      fc.constantFrom(0, 1, 19 * MM, 62_500),
      (at, where, id, clearance) => {
        const shore = shoreOf(OUTLINES[id], where)
        const base = footprint(at, BASES.firstRate)
        const measured = isOnShore(base, shore) || gapToShore(base, shore) < clearance
        assert.equal(isNearShore(base, shore, clearance), measured)
      },
    ),
    { numRuns: 3000, seed: 1805 },
  )
})

test('SOG 13.3.4 a shore whose box is beside two ships does not hide one from the other', () => {
  let beside = 0
  fc.assert(
    fc.property(anyPose, anyPose, anyPose, anyElement, (one, two, where, id) => {
      const shore = shoreOf(OUTLINES[id], where)
      const [from, at] = [berth(one, BASES.thirdRate), berth(two, BASES.frigate)]
      if (!isBeside(from.foot, at.foot, boxAround(shore))) return
      beside += 1
      const [eye, through] = [dot(from, 'port', 'stem'), wedgeOf(from, 'port', 'stem')]
      assert.equal(rangeFrom(eye, through, at.foot, [], [shore]), rangeFrom(eye, through, at.foot, [], []))
    }),
    { numRuns: 5000, seed: 1805 },
  )
  assert.ok(beside > 1000)
})
