import assert from 'node:assert/strict'
import test from 'node:test'
import type { Units } from '@windward/sails-of-war/board'
import fc from 'fast-check'
import { plateOf, WIDEST_PLATE } from '../../app/boards/sails-of-war/plate.ts'

const NOBODY: Units = { footman: 0, archer: 0, cavalry: 0, giant: 0, firegaunt: 0, dragon: 0 }

test('the plate of an army names how many there are of each kind', () => {
  const { count, lines } = plateOf({ ...NOBODY, footman: 2, archer: 1 })
  assert.equal(count, 3)
  assert.deepEqual(lines, ['2F 1A'])
})

test('where one line would be too long there are two', () => {
  const { lines } = plateOf({ footman: 4, archer: 3, cavalry: 3, giant: 1, firegaunt: 2, dragon: 1 })
  assert.deepEqual(lines, ['4F 3A 3C', '1G 2Fi 1D'])
})

test('no plate is wider than the tile where it lies', () => {
  const army = fc.integer({ min: 0, max: 10 })
  const monsters = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(
      fc.record({
        footman: army,
        archer: army,
        cavalry: army,
        giant: monsters,
        firegaunt: monsters,
        dragon: monsters,
      }),
      (units) => plateOf(units).width <= WIDEST_PLATE,
    ),
  )
})
