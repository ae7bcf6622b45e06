import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnCosts } from '../bench/turn.ts'

const MOST_MS = 2
/** Measured in a short run among other tests; the bench itself takes longer and is steadier. */
const SLACK = 1.5

test('a whole turn of eight ships, Advanced with all options, takes less than two milliseconds of processor time, and grows with the pairs in reach', (t) => {
  const [, , eight, sixteen] = turnCosts(100, 60, 5)
  assert.ok(eight && sixteen)
  t.diagnostic(JSON.stringify([eight, sixteen]))
  assert.ok(eight.turnMs < MOST_MS, `${eight.turnMs} ms`)
  assert.ok(sixteen.msPerPair < SLACK * eight.msPerPair, `${sixteen.msPerPair} ms a pair`)
})
