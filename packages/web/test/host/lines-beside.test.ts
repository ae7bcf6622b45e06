import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, company, layTable, Match, type MatchRecord, playOut, seedFrom } from '@windward/table'
import { game as skirmish } from '@windward/table/fixture'
import { LinesBeside } from '../../app/host/local/lines-beside.ts'

const fixture: AnyGame = skirmish

/** As a room of this browser opens a match: from its beginning, in the hearing of the log. */
function opened(record: MatchRecord, open = false) {
  const log = new LinesBeside(fixture, open)
  const found = Match.replay(fixture, record, { beside: log.note }, 0)
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

test('TBL 2.8 why a bot answered stands in the log of its own seat, and in everybody’s where that was chosen or it is over', () => {
  const laid = layTable(fixture, { options: { turns: 3 }, seats: ['amber', 'blue'], seed: seedFrom('why') })
  assert.ok(laid.ok)
  const { match } = opened(laid.value)
  const bots = ['foresighted', 'random'].flatMap((name) => fixture.bots[name] ?? [])
  playOut(match, company(match.seats, bots, seedFrom('bots'), 2))
  const reasons = (open: boolean, viewer: string) => {
    const log = opened(match.record(), open).log.seenBy(viewer)
    return log.filter(({ what }) => what.key === 'table.why').length
  }
  assert.deepEqual(
    ['amber', 'blue', 'spectator'].map((viewer) => reasons(false, viewer)),
    [3, 0, 0],
  )
  assert.deepEqual(
    ['amber', 'blue', 'spectator'].map((viewer) => reasons(true, viewer)),
    [3, 3, 3],
  )
})
