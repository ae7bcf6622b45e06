import assert from 'node:assert/strict'
import test from 'node:test'
import type { LedgerLine } from '@windward/kit/contract.ts'
import { isWorthALine } from '../../app/table/report/concerns.ts'
import { Hourglass, READ_OUT, readingTime } from '../../app/table/telling/story.ts'

const line = (n: number): LedgerLine => ({
  n,
  turn: 1,
  clause: 'FIX 1.1',
  what: { key: 'fix.said', fields: {} },
  private: false,
})

test('a turn is told within half a minute, in however many parts', () => {
  const hourglass = new Hourglass()
  const parts = [8_000, 40_000, 5_000]
  const taken = parts.map((wanted) => wanted * hourglass.share(1, wanted))
  assert.equal(taken[0], 8_000)
  assert.ok(taken.reduce((sum, part) => sum + part, 0) <= 30_000)
  assert.equal(hourglass.share(2, 8_000), 1, 'the next turn has its own time')
})

test('a game whose turn is one scene tells it in the time it says', () => {
  const hourglass = new Hourglass(12_000)
  assert.equal(hourglass.share(1, 24_000), 0.5)
  assert.equal(hourglass.share(1, 6_000), 0)
})

test('nothing to tell takes nothing from the time of a turn', () => {
  assert.equal(new Hourglass().share(1, 0), 1)
})

test('a moment is read by the length of what is read out of it', () => {
  const words = { 'fix.said': () => 'x'.repeat(100) }
  const few = [line(1), line(2), line(3)]
  assert.equal(few.length, READ_OUT)
  const time = readingTime({ lines: few, mine: true }, words)
  assert.equal(readingTime({ lines: [...few, line(4)], mine: true }, words), time)
  assert.ok(readingTime({ lines: [line(1)], mine: true }, words) < time)
})

test('what is worth a line to those it is about stands in no other report', () => {
  const reported = { line: line(1), seats: ['north'] }
  assert.ok(isWorthALine({ ...reported, worth: 'own', mine: true }))
  assert.ok(!isWorthALine({ ...reported, worth: 'own', mine: false }))
  assert.ok(isWorthALine({ ...reported, worth: 'everybody', mine: false }))
  assert.ok(!isWorthALine({ ...reported, worth: 'nobody', mine: true }))
})
