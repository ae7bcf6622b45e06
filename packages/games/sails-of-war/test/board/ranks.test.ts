import assert from 'node:assert/strict'
import test from 'node:test'
import { noUnits } from '@windward/sails-of-war/facts'
import { ranksOf, routedRanks } from '../../board/battle/ranks.ts'

test('every unit of a battle has its own place on the field, farther ones behind nearer ones', () => {
  const ranks = ranksOf({ footman: 5, archer: 3, cavalry: 2, giant: 1, firegaunt: 1, dragon: 1 })
  assert.equal(ranks.length, 13)
  assert.equal(new Set(ranks.map(({ x, y }) => `${x} ${y}`)).size, 13)
  assert.deepEqual(
    ranks.map(({ y }) => y),
    ranks.map(({ y }) => y).toSorted((a, b) => a - b),
  )
})

test('whoever was routed stands behind all others', () => {
  const [fled] = routedRanks({ ...noUnits(), footman: 1 })
  assert.ok(fled && fled.x > Math.max(...ranksOf({ ...noUnits(), archer: 4, dragon: 1 }).map(({ x }) => x)))
})
