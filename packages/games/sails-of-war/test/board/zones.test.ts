import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addressOf,
  around,
  beyond,
  COASTAL,
  columnOf,
  distance,
  isDeep,
  isHalf,
  opposite,
  SIDES,
  ZONES,
  zoneAt,
} from '../../src/board/zones.ts'

test('SOW 2.1.1 96 hexes, 36 of them deep sea around 60 coastal ones', () => {
  assert.equal(ZONES.length, 96)
  assert.equal(ZONES.filter(isDeep).length, 36)
  assert.equal(COASTAL.length, 60)
})

test('SOW 2.1.2 two dice name each coastal zone once', () => {
  const named = new Set<number>()
  for (let row = 1; row <= 6; row += 1) {
    for (let column = 1; column <= 10; column += 1) {
      const zone = zoneAt(row, column)
      assert.deepEqual(addressOf(zone), [row, column])
      named.add(zone)
    }
  }
  assert.deepEqual(
    [...named].sort((a, b) => a - b),
    [...COASTAL],
  )
})

test('SOW 2.1.3 the lowest zone of each shifted column is a half hex', () => {
  const halves = ZONES.filter(isHalf)
  assert.equal(halves.length, 6)
  assert.ok(halves.every((zone) => isDeep(zone) && columnOf(zone) % 2 === 1))
})

test('SOW 2.1.4 directions lead there and back', () => {
  for (const zone of ZONES) {
    for (const side of SIDES) {
      const next = beyond(zone, side)
      if (next !== null) assert.equal(beyond(next, opposite(side)), zone)
    }
  }
  assert.equal(beyond(zoneAt(3, 5), 0), zoneAt(2, 5))
  assert.equal(beyond(zoneAt(3, 5), 3), zoneAt(4, 5))
})

test('a step is a distance of one', () => {
  for (const zone of ZONES) for (const next of around(zone)) assert.equal(distance(zone, next), 1)
  assert.equal(distance(zoneAt(2, 3), zoneAt(2, 7)), 4)
})
