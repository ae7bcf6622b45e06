import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Checkpoint,
  checkRecord,
  exportRecord,
  type MatchRecord,
  type MatchResult,
  readRecord,
  seedFrom,
  verify,
  writeRecord,
} from '../src/index.ts'
import { atRandom, given, opened, refusedBy, reply } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { choose, say, tinyGame } from './tiny-game.ts'

const rolling = tinyGame(function* (t) {
  const fruit = yield* t.ask('ann', choose, null)
  t.state.log.push(fruit, t.dice.roll(6))
})

function finished(): MatchRecord & { readonly result: MatchResult } {
  const match = opened(skirmish, { options: { turns: 3 } }, { keep: () => undefined })
  atRandom(match)
  const { result, ...record } = given(exportRecord(skirmish, match.record()))
  assert.ok(result)
  return { ...record, result }
}

test('TBL 6.1 a match is handed out whole only when it has ended', () => {
  const match = opened(rolling)
  assert.equal(
    refusedBy('TBL 6.1', exportRecord(rolling, match.record())),
    'A match is handed out whole only when it has ended.',
  )
  reply(match, 'ann', 'pear')
  const exported = given(exportRecord(rolling, match.record()))
  assert.deepEqual(exported.result?.outcome, match.outcome)
  assert.equal(exported.result?.state, match.hash())
})

test('TBL 6.1 a match whose end can be foreseen is not handed out while somebody is still asked', () => {
  const game = tinyGame(function* (t) {
    t.state.turn = 9
    yield* t.ask('ann', choose, null)
  })
  refusedBy('TBL 6.1', exportRecord(game, opened(game).record()))
})

test('TBL 6.1 what is handed out has no shortcuts, and comes back from its file', () => {
  const record = finished()
  assert.equal('checkpoint' in record, false)
  assert.deepEqual(given(readRecord(writeRecord(record))), record)
})

test('TBL 6.1 a record without its result cannot be verified', () => {
  const { result, ...running } = finished()
  assert.match(refusedBy('TBL 6.1', verify(skirmish, running)), /can be checked when it has/)
})

test('TBL 6.3 a finished record verifies, with every number drawn', () => {
  const record = finished()
  const { result, drawn } = given(verify(skirmish, record))
  assert.deepEqual(result, record.result)
  assert.equal(drawn.length, result.drawn)
  assert.ok(drawn.every(({ limit, value }) => Number.isInteger(value) && value >= 0 && value < limit))
  assert.ok(drawn.some(({ stream }) => /^\d+\/fight:\d+$/.test(stream)))
})

test('TBL 6.2 the seed must be the one that was promised', () => {
  const record = finished()
  const sentence = 'The seed of this record is not the one that was promised before the match began.'
  assert.equal(refusedBy('TBL 6.2', verify(skirmish, { ...record, seed: seedFrom('other') })), sentence)
  refusedBy('TBL 6.2', verify(skirmish, { ...record, commitment: seedFrom('other') }))
})

test('TBL 6.3 other words than were said give other dice', () => {
  const match = opened(rolling, { options: { turns: 4 } })
  for (let turn = 1; turn <= 4; turn += 1) reply(match, 'ann', 'pear')
  const record = given(exportRecord(rolling, match.record()))
  refusedBy('TBL 6.3', verify(rolling, { ...record, words: { ann: 'a fair wind' } }))
})

test('TBL 6.3 a changed outcome, state, ledger, dice or number of rolls is found', () => {
  const record = finished()
  const { result } = record
  const lies: readonly Partial<MatchResult>[] = [
    { outcome: { ...result.outcome, winners: ['gold'] } },
    { outcome: {} },
    { state: seedFrom('other') },
    { ledger: seedFrom('other') },
    { dice: seedFrom('other') },
    { drawn: result.drawn + 1 },
  ]
  for (const lie of lies)
    assert.equal(
      refusedBy('TBL 6.3', verify(skirmish, { ...record, result: { ...result, ...lie } })),
      'Played again, this record ends otherwise than it says.',
    )
})

test('TBL 6.3 a changed, missing or surplus answer is found, wherever it was given', () => {
  const match = opened(rolling, { options: { turns: 4 } })
  for (let turn = 1; turn <= 4; turn += 1) reply(match, 'ann', 'pear')
  const record = given(exportRecord(rolling, match.record()))
  given(verify(rolling, record))
  const with_ = (entries: MatchRecord['entries']) => verify(rolling, { ...record, entries })
  for (const [place, entry] of record.entries.entries()) {
    const { seat } = entry
    const other = { do: 'answer' as const, seat, question: `${place + 1}#1`, answer: 'apple' }
    refusedBy('TBL 6.3', with_(record.entries.with(place, other)))
    const missing = record.entries.toSpliced(place, 1)
    refusedBy(place < 3 ? 'TBL 5.6' : 'TBL 6.3', with_(missing))
    refusedBy('TBL 5.6', with_([...record.entries, entry]))
  }
})

test('TBL 6.3 by other rules the record ends otherwise, and that is found', () => {
  const match = opened(rolling)
  reply(match, 'ann', 'pear')
  const record = given(exportRecord(rolling, match.record()))
  const louder = tinyGame(function* (t) {
    yield* rolling.turn(t)
    t.tell('all', 'TNY 2', say('happened', { what: 'somebody cheered' }))
  })
  refusedBy('TBL 6.3', verify(louder, record))
})

test('TBL 6.5 a record from elsewhere is taken in if it is true, or if all of it fits the rules so far', () => {
  const record = finished()
  const { result, ...running } = record
  assert.deepEqual(given(checkRecord(skirmish, record)), { over: true, turn: 4 })
  const part = { ...running, entries: running.entries.slice(0, 8) }
  assert.deepEqual(given(checkRecord(skirmish, part)), { over: false, turn: 2 })
})

test('TBL 6.5 a record from elsewhere that is untrue is refused, finished or not', () => {
  const record = finished()
  const { result, ...running } = record
  const [first, ...others] = record.entries
  assert.ok(first?.do === 'answer')
  const changed = [{ ...first, answer: [] }, ...others]
  for (const each of [record, running]) {
    refusedBy('TBL 6.2', checkRecord(skirmish, { ...each, seed: seedFrom('another') }))
    assert.match(
      refusedBy('TBL 5.6', checkRecord(skirmish, { ...each, entries: changed }), skirmish),
      /^Entry 1 of this record does not fit/,
    )
    refusedBy('TBL 6.4', checkRecord(skirmish, { ...each, version: skirmish.version + 1 }))
  }
  refusedBy('TBL 6.3', checkRecord(skirmish, { ...record, result: { ...record.result, drawn: 0 } }))
})

test('TBL 6.5 what was carried over from older rules is checked from there, and says so', () => {
  const kept: Checkpoint[] = []
  const match = opened(skirmish, { options: { turns: 3 } }, { keep: (each) => kept.push(each) })
  atRandom(match)
  const base = kept.find(({ turn }) => turn === 2)
  assert.ok(base !== undefined)
  const record = given(exportRecord(skirmish, { ...match.record(), base }))
  assert.deepEqual(given(checkRecord(skirmish, record)), { over: true, turn: 4, since: 2 })
})

test('TBL 6.6 a match that was played as a lesson is never verified, nor taken in', () => {
  const lesson = { ...finished(), lesson: 'first steps' }
  const sentence =
    'This match was played as a lesson: its dice were chosen beforehand, so it does not count as a match.'
  assert.equal(refusedBy('TBL 6.6', verify(skirmish, lesson)), sentence)
  assert.equal(refusedBy('TBL 6.6', checkRecord(skirmish, lesson)), sentence)
  assert.deepEqual(given(readRecord(writeRecord(lesson))), lesson)
})
