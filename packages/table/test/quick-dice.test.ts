import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quickDice } from '../src/dice/quick.ts'
import { diceFor, diceRoot, seedFrom } from '../src/index.ts'

const fresh = () => quickDice(diceFor(diceRoot(seedFrom('quick'), {}), 'bot ann'))

test('the dice of bots fall alike on every machine', () => {
  const [one, other] = [fresh(), fresh()]
  assert.deepEqual(one.rolls(20, 6), [6, 6, 2, 1, 2, 2, 3, 1, 3, 5, 6, 5, 5, 6, 4, 2, 6, 1, 1, 4])
  assert.deepEqual(other.rolls(20, 6), fresh().rolls(20, 6))
})

test('the dice of bots are fair, and show nothing that is not on them', () => {
  const dice = fresh()
  const shown = [0, 0, 0, 0, 0, 0, 0]
  for (let n = 0; n < 70_000; n += 1) {
    const face = dice.below(7)
    shown[face] = (shown[face] ?? 0) + 1
  }
  assert.equal(shown.length, 7)
  for (const count of shown) assert.ok(Math.abs(count - 10_000) < 400, `${shown}`)
  for (const limit of [0, 1.5, -1, 2 ** 33]) assert.throws(() => dice.below(limit), RangeError)
})
