import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyGame,
  company,
  exportRecord,
  layTable,
  Match,
  type MatchRecord,
  playOut,
  randomBot,
  seedFrom,
} from '@windward/table'
import { game as skirmish } from '@windward/table/fixture'
import { checked } from '../../app/host/local/checking.ts'
import { LocalReplay } from '../../app/host/local/local-replay.ts'

const game: AnyGame = skirmish

/** The record of a short match, after so many decisions. */
function played(most?: number): MatchRecord {
  const seats = game.seats.choose(2, game.options.parse({}))
  const laid = layTable(game, { options: { turns: 9 }, seats, seed: seedFrom('checking') })
  assert.ok(laid.ok)
  const opened = Match.open(game, laid.value)
  assert.ok(opened.ok)
  playOut(opened.value, company(seats, [randomBot], seedFrom('bots')), most)
  return opened.value.record()
}

function finished(): MatchRecord & { readonly result: NonNullable<MatchRecord['result']> } {
  const exported = exportRecord(game, played())
  assert.ok(exported.ok && exported.value.result !== undefined)
  return { ...exported.value, result: exported.value.result }
}

test('TBL 6.3 a match that is over is as promised: as it was kept, as it was handed out, and as it was shown', () => {
  const { result, ...kept } = finished()
  const promised = { commitment: kept.commitment, outcome: result.outcome }
  for (const record of [kept, { ...kept, result }])
    assert.deepEqual(checked(game, record, promised), {
      verdict: 'true',
      text: 'Checked: the dice were fixed before the match began and nobody changed them; the result follows from them.',
    })
})

test('TBL 6.2, TBL 6.3: other dice, another promise, another end than was shown and another entry are noticed', () => {
  const record = finished()
  const { outcome } = record.result
  const entry = record.entries[2]
  assert.ok(entry?.do === 'answer')
  const lies = [
    checked(game, { ...record, seed: seedFrom('another') }, {}),
    checked(game, record, { commitment: '0'.repeat(64) }),
    checked(game, record, { outcome: { ...outcome, winners: [] } }),
    checked(game, { ...record, entries: record.entries.with(2, { ...entry, answer: 'nonsense' }) }, {}),
  ]
  assert.deepEqual(
    lies.map(({ verdict, clause }) => [verdict, clause]),
    [
      ['untrue', 'TBL 6.2'],
      ['untrue', 'TBL 6.2'],
      ['untrue', 'TBL 6.3'],
      ['untrue', 'TBL 5.6'],
    ],
  )
  assert.match(lies[3]?.text ?? '', /^Checked, and something is wrong: Entry 3 of this record/)
})

test('TBL 6.4, TBL 6.1: of other rules, or of a match that was not played to its end, nothing untrue is said', () => {
  const older = checked(game, { ...finished(), version: game.version - 1 }, {})
  assert.deepEqual([older.verdict, older.clause], ['unknown', 'TBL 6.4'])
  const broken = checked(game, played(5), {})
  assert.deepEqual([broken.verdict, broken.clause], ['unknown', 'TBL 6.1'])
})

test('TBL 5.8 while a match goes on, something changes at each moment for who looks, and the last is now', () => {
  const record = played(25)
  const [seat = ''] = record.seats
  const mine = new LocalReplay(game, record, seat)
  const whole = Match.replay(game, record)
  assert.ok(whole.ok)
  const { position, lines } = mine.moment(mine.last, seat)
  assert.deepEqual(position.view, whole.value.view(seat))
  assert.equal(lines.length, whole.value.ledger(seat).length)
  const views = Array.from({ length: mine.last + 1 }, (_, place) => JSON.stringify(mine.moment(place, seat)))
  assert.equal(new Set(views).size, views.length, 'something changes at each of them')
})
