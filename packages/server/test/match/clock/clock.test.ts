import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyGame } from '@windward/table'
import { type GameTypes, layTable, Match, seedFrom } from '@windward/table'
import { game as skirmish } from '@windward/table/fixture'
import {
  bankLeftMs,
  clockAfter,
  deadlines,
  letterAt,
  STOPPED,
  warningAt,
} from '../../../src/match/clock/clock.ts'
import type { ClockSettings } from '../../../src/match/clock/clock-settings.ts'

const game: AnyGame = skirmish
const MAIL: ClockSettings = { kind: 'mail', bankSeconds: 100, perDecisionSeconds: 10, vacationDays: 3 }
const LIVE: ClockSettings = { kind: 'live', seconds: 30, perDecision: { orders: 20 } }
const never = () => []

function laid(): Match<GameTypes> {
  const table = layTable(game, {
    options: { turns: 3 },
    seats: ['amber', 'blue'],
    seed: seedFrom('clock', 1),
  })
  assert.ok(table.ok)
  const match = Match.open(game, table.value)
  assert.ok(match.ok)
  return match.value
}

const due = (state: Parameters<typeof deadlines>[0], settings: ClockSettings) =>
  deadlines(state, settings, never).map(({ seat, at }) => [seat, at])

test('every seat that is asked gets the time of the decision', () => {
  const match = laid()
  const state = clockAfter(STOPPED, LIVE, match, 1000, never)
  assert.deepEqual(due(state, LIVE), [
    ['amber', 21_000],
    ['blue', 21_000],
  ])
})

test('by mail a bank is drawn on when the time of a decision is over', () => {
  const match = laid()
  const asked = clockAfter(STOPPED, MAIL, match, 0, never)
  assert.deepEqual(due(asked, MAIL), [
    ['amber', 110_000],
    ['blue', 110_000],
  ])
  assert.ok(match.answer('amber', '1#1', [0, 14, 28]).ok)
  const answered = clockAfter(asked, MAIL, match, 25_000, never)
  assert.equal(bankLeftMs(answered, MAIL, 'amber'), 85_000)
  assert.equal(bankLeftMs(answered, MAIL, 'blue'), 100_000)
  assert.deepEqual(due(answered, MAIL), [['blue', 110_000]])
})

test('taking an answer back gives no more time than was left', () => {
  const match = laid()
  const asked = clockAfter(STOPPED, LIVE, match, 0, never)
  assert.ok(match.answer('amber', '1#1', [0, 14, 28]).ok)
  const sealed = clockAfter(asked, LIVE, match, 15_000, never)
  assert.ok(match.withdraw('amber', '1#1').ok)
  const again = clockAfter(sealed, LIVE, match, 17_000, never)
  assert.deepEqual(due(again, LIVE)[0], ['amber', 22_000])
})

test('a seat is warned when a fifth of its time is left', () => {
  const [first] = deadlines(clockAfter(STOPPED, LIVE, laid(), 0, never), LIVE, never)
  assert.ok(first !== undefined)
  assert.equal(warningAt(first), 16_000)
})

test('a letter that time runs short is written when a fifth of it is left, where there is enough of it to read one', () => {
  const deadline = { seat: 'amber', question: '1#1', asked: 0 }
  assert.equal(letterAt({ ...deadline, at: 20_000 }), undefined)
  assert.equal(letterAt({ ...deadline, at: 600_000 }), 480_000)
  assert.equal(letterAt({ ...deadline, at: undefined }), undefined)
})
