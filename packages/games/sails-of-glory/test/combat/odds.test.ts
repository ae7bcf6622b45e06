import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oddsOf } from '../../src/combat/odds-of-damage.ts'
import { fullBags } from '../../src/damage/bags.ts'

const rounded = ({ points, crew, harmless }: ReturnType<typeof oddsOf>) =>
  [points, crew, harmless].map((each) => Number(each.toFixed(4)))

test('SOG 17.4, SOG 2.3.2 what a volley may do follows from what the bags still hold, drawn without putting back', () => {
  const bags = fullBags()
  for (const face of ['0', '1', '2', '3', '4', '5', '6', 'c', '2c', '1s', '2m', '2f', '3l', '3r'] as const)
    bags.B[face] = 0
  bags.B['0'] = 2
  bags.B['4'] = 1
  bags.B['2c'] = 1
  assert.deepEqual(rounded(oddsOf(bags, ['B'], 1)), [1.5, 0.25, 0.5])
  assert.deepEqual(rounded(oddsOf(bags, ['B'], 2)), [3, 0.5, Number((1 / 6).toFixed(4))])
  assert.deepEqual(rounded(oddsOf(bags, ['B'], 3)), [4.5, 0.75, 0])
})

test('SOG 2.3.3 no more is drawn than a bag holds, and what does not reach does nothing', () => {
  const bags = { ...fullBags(), E: { c: 2 } }
  assert.deepEqual(rounded(oddsOf(bags, ['E'], 5)), [0, 2, 0])
  assert.deepEqual(rounded(oddsOf(bags, [], 5)), [0, 0, 1])
})

test('SOG 12.9.3 double shot draws of two bags', () => {
  const bags = { ...fullBags(), A: { 0: 1, 1: 1 }, B: { 0: 3, 5: 1 } }
  assert.deepEqual(rounded(oddsOf(bags, ['A', 'B'], 1)), [1.75, 0, 0.375])
})
