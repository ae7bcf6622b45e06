import assert from 'node:assert/strict'
import test from 'node:test'
import type { Units } from '@windward/sails-of-war/facts'
import { plateOf, WIDEST_PLATE } from '../../board/plate.ts'

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

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count)

test('SOW 1.4.5 no plate is wider than the tile where it lies, whatever may stand there', () => {
  for (const footman of upTo(10))
    for (const archer of upTo(10 - footman))
      for (const cavalry of upTo(10 - footman - archer))
        for (const giant of [0, 1, 6])
          for (const firegaunt of [0, 1, 6])
            for (const dragon of [0, 1, 8]) {
              const units = { footman, archer, cavalry, giant, firegaunt, dragon }
              assert.ok(plateOf(units).width <= WIDEST_PLATE, JSON.stringify(units))
            }
})
