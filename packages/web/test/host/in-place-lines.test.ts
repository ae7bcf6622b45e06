import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, layTable, Match, type MatchRecord, seedFrom } from '@windward/table'
import { game as skirmish } from '@windward/table/fixture'
import { InPlaceLines } from '../../app/host/local/in-place-lines.ts'

const fixture: AnyGame = skirmish

/** As a room of this browser opens a match: from its beginning, in the hearing of the log. */
function opened(record: MatchRecord) {
  const log = new InPlaceLines(fixture)
  const found = Match.replay(fixture, record, { inPlace: log.note }, 0)
  assert.ok(found.ok)
  log.open(found.value)
  assert.ok(found.value.follow(record.entries).ok)
  return { match: found.value, log }
}

test('TBL 2.7 what was answered in a seat’s place stands in its log where it happened, and in nobody else’s', () => {
  const laid = layTable(fixture, { options: {}, seats: fixture.seats.all, seed: seedFrom('in place') })
  assert.ok(laid.ok)
  const { match, log } = opened(laid.value)
  const keys = (seat: string) => log.seenBy(seat).map(({ what }) => what.key)
  const [seat = '', other = ''] = match.seats
  for (let n = 0; n < 40; n += 1) {
    const before = keys(seat)
    const [question] = match.unanswered()
    assert.ok(question)
    assert.ok(log.during(() => match.timeUp(question.seat, question.id)).ok)
    assert.deepEqual(keys(seat).slice(0, before.length), before, 'what was read stays where it was')
  }
  const told = keys(seat).filter((key) => key === 'table.assumed').length
  const given = match.record().entries.filter((entry) => entry.seat === seat && entry.do === 'answer').length
  assert.ok(told > 0)
  assert.equal(told, given)
  assert.equal(keys(seat).length, match.ledger(seat).length + told)
  const again = opened(match.record())
  assert.deepEqual(again.log.seenBy(seat), log.seenBy(seat), 'a match that is opened again tells the same')
  assert.deepEqual(again.log.seenBy(other), log.seenBy(other))
})
