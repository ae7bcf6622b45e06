import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, Match, type MatchRecord, readRecord, writeRecord } from '../src/index.ts'
import { atRandom, given, laid, opened, refusedBy, reply } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { choose, tinyGame } from './tiny-game.ts'

const twice = tinyGame(function* (t) {
  const fruits = yield* t.askAll(['ann', 'ben'], choose, () => null)
  t.state.log.push(...fruits.values())
})

function playedRecord(): MatchRecord {
  const match = opened(skirmish, { options: { turns: 2 } }, { keep: () => undefined })
  atRandom(match)
  return match.record()
}

function halfPlayed(): MatchRecord {
  const match = opened(twice, { options: { turns: 2 } })
  reply(match, 'ann', 'pear')
  reply(match, 'ben', 'apple')
  reply(match, 'ann', 'apple')
  return match.record()
}

test('TBL 5.1 a record comes back from its file as it was', () => {
  const record = playedRecord()
  assert.deepEqual(given(readRecord(writeRecord(record))), record)
  assert.ok(record.checkpoint !== undefined && record.entries.length > 0)
})

test('TBL 5.1 a record cut off anywhere is refused with a sentence', () => {
  const text = writeRecord(playedRecord())
  const bytes = Buffer.from(text)
  for (let end = 0; end < bytes.length - 2; end += 50)
    assert.match(
      refusedBy('TBL 5.1', readRecord(bytes.subarray(0, end).toString())),
      /^This is not the record of a match: .+\.$/,
      `cut at ${end}`,
    )
  refusedBy('TBL 5.1', readRecord(text.slice(0, -2)))
  given(readRecord(text.slice(0, -1)))
})

test('TBL 5.1 a record is refused with what is wrong about it', () => {
  const record = halfPlayed()
  const refused = (change: object) =>
    refusedBy('TBL 5.1', readRecord(JSON.stringify({ ...record, ...change })))
  const faults: readonly [object, RegExp][] = [
    [{ seed: 'short' }, /seed: /],
    [{ seats: [] }, /seats: /],
    [{ commitment: undefined }, /commitment: /],
    [{ entries: [{ do: 'cheat', seat: 'ann' }] }, /entries → 0 → do: /],
    [
      { entries: [{ do: 'answer', seat: 'ann', question: '1#1', answer: 1, by: 'magic' }] },
      /entries → 0 → by/,
    ],
    [{ version: -1 }, /version: /],
    [{ version: 1.5 }, /version: /],
    [{ begun: 'yes' }, /begun: /],
    [{ words: { ann: 'x'.repeat(201) } }, /words → ann: /],
    [{ checkpoint: { turn: 1 } }, /checkpoint → entries: /],
    [{ surplus: 1 }, /surplus/],
    [{ windward: 'map' }, /does not say that it is one/],
  ]
  for (const [change, what] of faults) assert.match(refused(change), what)
  for (const text of ['', 'null', '[]', '{}', '"record"', '{"windward":"record"}', 'not JSON', '\u0000'])
    refusedBy('TBL 5.1', readRecord(text))
})

test('TBL 5.2 a record in another format is refused, whatever else is in it', () => {
  for (const format of [0, 2, 99]) {
    const text = JSON.stringify({ ...halfPlayed(), format, unheardOf: true })
    assert.equal(
      refusedBy('TBL 5.2', readRecord(text)),
      `This record is written in format ${format}; this table reads format 1.`,
    )
  }
})

test('TBL 5.3 a record of another game is refused', () => {
  for (const open of [Match.open, Match.replay])
    assert.equal(
      refusedBy('TBL 5.3', open(skirmish, halfPlayed())),
      'This record is of “tiny”, not of “fixture”.',
    )
})

test('TBL 5.4 a record made by newer rules is refused', () => {
  for (const open of [Match.open, Match.replay])
    assert.match(
      refusedBy('TBL 5.4', open(twice, { ...halfPlayed(), version: 2 })),
      /version 2 of the rules; this table knows version 1/,
    )
})

test('TBL 5.6 a record with an entry the rules would not have accepted is refused, with its number', () => {
  const { entries, ...header } = halfPlayed()
  const [first, second, third] = entries
  assert.ok(first && second && third)
  const faults: readonly [Entry[], RegExp][] = [
    [[third], /^Entry 1 .* not being asked/],
    [[first, second, second], /^Entry 3 .* not being asked/],
    [[first, { ...second, seat: 'dan' }], /^Entry 2 .* no seat “dan”/],
    [
      [{ do: 'answer', seat: 'ann', question: '1#1', answer: 'lemon' }],
      /^Entry 1 .* Lemons are out of season/,
    ],
    [[{ do: 'answer', seat: 'ann', question: '1#1', answer: 'stone' }], /^Entry 1 .* form asked for/],
    [[{ do: 'answer', seat: 'ann', question: '1#1', answer: undefined }], /^Entry 1 .* not plain data/],
    [[{ do: 'withdraw', seat: 'ann', question: '1#1' }], /^Entry 1 .* sealed no answer/],
    [
      [{ do: 'instruct', seat: 'ann', kind: 'sign', instruction: 1 }],
      /^Entry 1 .* no instructions beforehand/,
    ],
  ]
  for (const [changed, what] of faults)
    assert.match(refusedBy('TBL 5.6', Match.open(twice, { ...header, entries: changed })), what)
})

test('TBL 5.6 a record that goes on after its end is refused', () => {
  const match = given(Match.open(twice, halfPlayed()))
  reply(match, 'ben', 'apple')
  const record = match.record()
  const surplus: Entry = { do: 'instruct', seat: 'ann', kind: 'choose', instruction: null }
  const sentence = refusedBy(
    'TBL 5.6',
    Match.replay(twice, { ...record, entries: [...record.entries, surplus] }),
  )
  assert.match(sentence, /This match is over/)
})

test('TBL 4.1 TBL 4.2 a record of a table that could not have been laid is refused', () => {
  const record = halfPlayed()
  for (const open of [Match.open, Match.replay]) {
    refusedBy('TBL 4.1', open(twice, { ...record, options: { turns: 0 } }))
    refusedBy('TBL 4.2', open(twice, { ...record, seats: [...record.seats, 'dan'] }))
    refusedBy('TBL 4.2', open(twice, { ...record, seats: ['ann', 'ann'] }))
  }
})

test('a match opens where it stood, also before anybody has acted', () => {
  const fresh = given(Match.open(twice, laid(twice)))
  assert.deepEqual([fresh.length, fresh.turn, fresh.awaited()], [0, 1, ['ann', 'ben']])
  assert.equal(fresh.record().begun, true)
  const half = given(Match.open(twice, halfPlayed()))
  assert.deepEqual([half.length, half.turn, half.awaited()], [3, 2, ['ben']])
})
