import assert from 'node:assert/strict'
import { test } from 'node:test'
import { READY } from '../src/index.ts'
import { opened, questionOf, refusedBy, reply, runOut, takeBack, unanswering } from './at-the-table.ts'
import { act, choose, tinyGame } from './tiny-game.ts'

/** An apple is just put down; a pear calls ben back; a quince is offered to cat first. */
const market = tinyGame(function* (t) {
  yield* t.open(
    t.seats,
    act,
    () => `${t.state.log.length} deeds`,
    (seat, fruit, room) => {
      t.state.log.push(`${seat}: ${fruit}`)
      if (fruit === 'pear') room.recall('ben')
      return fruit === 'quince' ? offer() : undefined
    },
  )
  function* offer() {
    const taken = yield* t.ask('cat', choose, 'yours?')
    t.state.log.push(`cat takes ${taken}`)
  }
})

test('TBL 2.5 seats act as often as they like, and each deed takes effect at once', () => {
  const match = opened(market)
  reply(match, 'ben', 'apple')
  assert.deepEqual(match.view('cat').log, ['ben: apple'])
  reply(match, 'ann', 'apple')
  reply(match, 'ben', 'apple')
  assert.deepEqual(match.view('cat').log, ['ben: apple', 'ann: apple', 'ben: apple'])
  assert.deepEqual(match.awaited(), ['ann', 'ben', 'cat'])
})

test('TBL 2.5 what a seat is told keeps up with the deeds', () => {
  const match = opened(market)
  assert.equal(questionOf(match, 'cat').brief, '0 deeds')
  reply(match, 'ann', 'apple')
  assert.equal(questionOf(match, 'cat').brief, '1 deeds')
  assert.equal(questionOf(match, 'cat').free, true)
})

test('TBL 2.5 the phase ends when all are ready', () => {
  const match = opened(market)
  reply(match, 'ann', READY)
  reply(match, 'cat', READY)
  assert.deepEqual(unanswering(match), ['ben'])
  reply(match, 'ben', 'apple')
  assert.deepEqual(unanswering(match), ['ben'])
  reply(match, 'ben', READY)
  assert.deepEqual(match.outcome, { log: ['ben: apple'] })
})

test('TBL 2.5 a seat that is ready may think again, by withdrawing or by acting', () => {
  const match = opened(market)
  reply(match, 'ann', READY)
  takeBack(match, 'ann')
  assert.deepEqual(unanswering(match), ['ann', 'ben', 'cat'])
  reply(match, 'ann', READY)
  reply(match, 'ann', 'apple')
  assert.deepEqual(unanswering(match), ['ann', 'ben', 'cat'])
  assert.deepEqual(match.view('ben').log, ['ann: apple'])
})

test('TBL 2.5 a deed that has been done cannot be withdrawn', () => {
  const match = opened(market)
  reply(match, 'ann', 'apple')
  refusedBy('TBL 2.3', match.withdraw('ann', questionOf(match, 'ann').id))
})

test('TBL 2.5 the rules may call a ready seat back', () => {
  const match = opened(market)
  for (const seat of ['ben', 'cat'] as const) reply(match, seat, READY)
  assert.deepEqual(match.awaited(), ['ann', 'ben', 'cat'])
  reply(match, 'ann', 'pear')
  assert.deepEqual(unanswering(match), ['ann', 'ben'])
  assert.deepEqual(
    match.awaited(),
    ['ann', 'ben', 'cat'],
    'nobody else learns who was ready and who was called',
  )
  reply(match, 'ann', READY)
  reply(match, 'ben', READY)
  assert.deepEqual(match.outcome, { log: ['ann: pear'] })
})

test('TBL 2.6 a seat whose time is up is ready', () => {
  const match = opened(market)
  for (const seat of ['ann', 'ben', 'cat'] as const) runOut(match, seat)
  assert.deepEqual(match.outcome, { log: [] })
})

test('TBL 2.5 a deed may lead to a question, during which the phase rests and the ready stay ready', () => {
  const match = opened(market)
  reply(match, 'ben', READY)
  reply(match, 'ann', 'quince')
  assert.deepEqual(match.awaited(), ['cat'])
  assert.equal(questionOf(match, 'cat').brief, 'yours?')
  refusedBy('TBL 1.2', match.answer('ann', '1#1', 'apple'))
  refusedBy('TBL 1.2', match.withdraw('ben', '1#1'))
  reply(match, 'cat', 'apple')
  assert.deepEqual(unanswering(match), ['ann', 'cat'])
  assert.deepEqual(match.view('ann').log, ['ann: quince', 'cat takes apple'])
})

test('TBL 1.6 a deed that is refused is not done', () => {
  const match = opened(market)
  refusedBy('TNY 1', match.answer('ann', '1#1', 'lemon'), market)
  assert.deepEqual(match.view('ann').log, [])
})

test('TBL 2.5 a seat is told how often it has answered in this phase, and nothing of how often others have', () => {
  const match = opened(market)
  reply(match, 'ann', 'apple')
  reply(match, 'ann', 'pear')
  reply(match, 'ann', READY)
  reply(match, 'ben', 'apple')
  assert.deepEqual(
    match.seats.map((seat) => questionOf(match, seat).deeds),
    [3, 1, 0],
  )
})
