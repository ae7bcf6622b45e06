import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentAfter, runningTime } from '../../../src/match/clock/standstill.ts'

test('a clock runs from one moment to another, less the times it stood still', () => {
  assert.equal(runningTime(10, 30, []), 20)
  assert.equal(runningTime(10, 30, [{ from: 15, to: 20 }]), 15)
  assert.equal(
    runningTime(10, 30, [
      { from: 5, to: 12 },
      { from: 28, to: 40 },
    ]),
    16,
  )
  assert.equal(runningTime(10, 30, [{ from: 25 }]), 15)
})

test('times that overlap are taken off once', () => {
  assert.equal(
    runningTime(0, 100, [
      { from: 50, to: 80 },
      { from: 20, to: 60 },
    ]),
    40,
  )
})

test('a deadline moves by the times the clock stands still before it', () => {
  assert.equal(momentAfter(10, 20, []), 30)
  assert.equal(momentAfter(10, 20, [{ from: 15, to: 25 }]), 40)
  assert.equal(momentAfter(10, 20, [{ from: 30, to: 99 }]), 30)
  assert.equal(
    momentAfter(10, 20, [
      { from: 5, to: 20 },
      { from: 30, to: 35 },
    ]),
    45,
  )
})

test('there is no deadline while a clock stands still without an end', () => {
  assert.equal(momentAfter(10, 20, [{ from: 15 }]), undefined)
  assert.equal(momentAfter(10, 20, [{ from: 35 }]), 30)
})
