import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { BASES, CONTACT, MM } from '../../src/data/measures.ts'
import { ELEMENT_IDS, OUTLINES } from '../../src/data/terrain.ts'
import { footprint } from '../../src/geometry/footprint.ts'
import { gapToShore, isNearShore, isOnShore, shoreOf } from '../../src/geometry/outline.ts'
import { gap, isWithin, overlap } from '../../src/geometry/overlap.ts'
import { edgesCrossed, isAtSea } from '../../src/geometry/sea.ts'
import { closePose, frigate, mirrored, pose, thirdRate } from './water.ts'

test('SOG 1.3.3 bases that share an edge touch and do not overlap', () => {
  const a = thirdRate(100, 100)
  const beside = thirdRate(147.5, 100)
  assert.equal(overlap(a, beside), false)
  assert.ok(gap(a, beside) <= CONTACT)
  assert.equal(overlap(a, thirdRate(147.499, 100)), true)
  assert.ok(gap(a, thirdRate(147.53, 100)) > CONTACT)
})

test('SOG 3.3.1, SOG E47 muskets reach 19 mm side by side and bow to side', () => {
  assert.equal(isWithin(thirdRate(100, 100), thirdRate(100 + 47.5 + 19, 100), 19 * MM), true)
  assert.equal(isWithin(thirdRate(100, 100), thirdRate(100 + 47.5 + 19.1, 100), 19 * MM), false)
  const bowToSide = 23.75 + 35 + 19
  assert.equal(isWithin(thirdRate(100, 100), frigate(100 + bowToSide, 100, 270), 19 * MM), true)
  assert.equal(isWithin(thirdRate(100, 100), frigate(100 + bowToSide + 0.1, 100, 270), 19 * MM), false)
})

test('SOG 1.3.3 overlap and gap are the same from either ship and in the mirror', () => {
  fc.assert(
    fc.property(closePose, closePose, (one, two) => {
      const a = footprint(one, BASES.thirdRate)
      const b = footprint(two, BASES.frigate)
      assert.equal(overlap(a, b), overlap(b, a))
      assert.equal(gap(a, b), gap(b, a))
      const mirrorA = footprint(mirrored(one), BASES.thirdRate)
      const mirrorB = footprint(mirrored(two), BASES.frigate)
      assert.equal(overlap(mirrorA, mirrorB), overlap(a, b))
      assert.equal(gap(mirrorA, mirrorB), gap(a, b))
    }),
    { numRuns: 1000, seed: 1805, endOnFailure: true },
  )
})

test('SOG 1.3.3 bases overlap exactly when a point of one lies inside the other or their edges cross', () => {
  fc.assert(
    fc.property(closePose, closePose, (one, two) => {
      const a = footprint(one, BASES.thirdRate)
      const b = footprint(two, BASES.frigate)
      const outline = [
        [-22_000, -35_000],
        [22_000, -35_000],
        [22_000, 35_000],
        [-22_000, 35_000],
      ] as const
      const shore = shoreOf(outline, two)
      if (gap(a, b) > 1 || overlap(a, b)) assert.equal(isOnShore(a, shore), overlap(a, b))
      assert.ok(Math.abs(gapToShore(a, shore) - gap(a, b)) < 1)
    }),
    { numRuns: 1000, seed: 1805, endOnFailure: true },
  )
})

test('SOG 13.3.2 a base is near a shore when it is closer than the dangerous distance', () => {
  fc.assert(
    fc.property(
      closePose,
      fc.constantFrom(...ELEMENT_IDS),
      fc.integer({ min: 1, max: 62_500 }),
      (at, id, danger) => {
        const shore = shoreOf(OUTLINES[id], pose(390, 390, 30))
        const base = footprint(at, BASES.thirdRate)
        assert.equal(
          isNearShore(base, shore, danger),
          isOnShore(base, shore) || gapToShore(base, shore) < danger,
        )
      },
    ),
  )
})

test('SOG 3.3.2 a base is at sea when no part of it is outside', () => {
  const sea = { width: 900 * MM, length: 900 * MM }
  assert.equal(isAtSea(thirdRate(23.75, 37.5), sea), true)
  assert.equal(isAtSea(thirdRate(23.749, 37.5), sea), false)
  assert.equal(isAtSea(thirdRate(450, 37.4), sea), false)
  assert.equal(isAtSea(thirdRate(40, 450, 45), sea), false)
  assert.deepEqual(edgesCrossed(thirdRate(890, 880), sea), ['top', 'right'])
})
