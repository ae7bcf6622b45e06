import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Lull } from '../../src/operations/lull.ts'

const OVER = 300_000

test('a lull comes once, when next to nothing was done for a while, and again after the next time that was busy', () => {
  const lull = new Lull(0)
  let spent = 0
  const after = (more: number): boolean => {
    spent += more
    return lull.hasCome(spent, OVER)
  }
  assert.equal(after(100_000), false)
  assert.equal(after(1_000), true)
  // What giving memory back takes is no work that would call for giving it back again.
  assert.equal(after(2_000), false)
  assert.equal(after(10), false)
  assert.equal(after(7_000), false)
  assert.equal(after(10), true)
})
