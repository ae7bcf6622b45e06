import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bearingOf, between, cosine, heading, nearest, sine } from '../../src/geometry/angle.ts'

const anyAngle = fc.integer({ min: -720_000, max: 720_000 })

test('SOG 1.3.4 sines by exact arithmetic agree with the language to the last digits', () => {
  for (let angle = 0; angle < 360_000; angle += 37) {
    const radians = (angle * Math.PI) / 180_000
    assert.ok(Math.abs(sine(angle) - Math.sin(radians)) < 1e-14)
    assert.ok(Math.abs(cosine(angle) - Math.cos(radians)) < 1e-14)
  }
})

test('SOG 1.3.4 quarters of the circle are exact', () => {
  assert.deepEqual([0, 90_000, 180_000, 270_000].map(sine), [0, 1, 0, -1])
  assert.deepEqual([0, 90_000, 180_000, 270_000].map(cosine), [1, 0, -1, 0])
})

test('SOG 1.3.4 a mirrored angle gives exactly the mirrored sine and bearing', () => {
  fc.assert(
    fc.property(anyAngle, (angle) => {
      assert.equal(sine(-angle) + sine(angle), 0)
      assert.equal(cosine(-angle), cosine(angle))
      assert.equal(cosine(180_000 - angle) + cosine(angle), 0)
    }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: -90_000, max: 90_000 }),
      fc.integer({ min: -90_000, max: 90_000 }),
      (x, y) => {
        if (x !== 0) assert.equal(bearingOf(-x, y), -bearingOf(x, y))
      },
    ),
  )
})

test('SOG 1.3.4 the bearing of a direction is that direction, to a thousandth of a degree', () => {
  for (let angle = -179_999; angle <= 180_000; angle += 61) {
    assert.equal(bearingOf(1e6 * sine(angle), 1e6 * cosine(angle)), angle)
  }
})

test('SOG 1.3.4 headings and roundings', () => {
  assert.equal(heading(-90_000), 270_000)
  assert.equal(heading(360_000), 0)
  assert.equal(between(350_000, 20_000), 30_000)
  assert.deepEqual([0.5, -0.5, 1.4, -1.6].map(nearest), [1, -1, 1, -2])
})
