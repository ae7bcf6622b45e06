import assert from 'node:assert/strict'
import test from 'node:test'
import { noUnits } from '@windward/sails-of-war/facts'
import { plinthOf, WIDEST_PLINTH } from '../../board/pieces/plinth.ts'

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count)

test('an army shows one figure of each kind with its number', () => {
  const { standing, emblem } = plinthOf({ ...noUnits(), footman: 2, dragon: 1 })
  assert.deepEqual(
    standing.map(({ unit, count }) => [unit, count]),
    [
      ['footman', 2],
      ['dragon', 1],
    ],
  )
  assert.notEqual(emblem, undefined)
})

test('SOW 1.4.5 no plinth is wider than the tile where it stands, and no number lies over the next', () => {
  for (const footman of upTo(10))
    for (const archer of upTo(10 - footman))
      for (const cavalry of upTo(10 - footman - archer))
        for (const giant of [0, 1, 6])
          for (const firegaunt of [0, 1, 6])
            for (const dragon of [0, 1, 8]) {
              const units = { footman, archer, cavalry, giant, firegaunt, dragon }
              const { width, standing } = plinthOf(units)
              assert.ok(width <= WIDEST_PLINTH + 14, `${width} ${JSON.stringify(units)}`)
              for (const [index, { x, count }] of standing.entries()) {
                const next = standing[index + 1]
                const room = count < 10 ? 14 : 20
                assert.ok(next === undefined || next.x - x >= room, JSON.stringify(units))
              }
            }
})
